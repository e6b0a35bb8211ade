import { plural } from '../../plural.ts'

export const comments = {
  title: (count: number) => (count === 0 ? 'Comments' : plural('en', count, { one: '# comment', other: '# comments' })),
  empty: 'Nobody has written anything yet.',
  closed: 'No more comments are taken here.',
  removed: 'This comment was removed.',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  report: 'Report',
  reportOf: (name: string) => `Report the comment by ${name}`,
  reported: 'Thank you. We will look at the comment.',
  reportFailed: 'The report did not reach us. Please try again in a minute.',
  write: 'Write a comment',
  answering: (name: string) => `Your reply to ${name}`,
  cancelReply: 'Write a comment of your own instead',
  name: 'Your name',
  email: 'Your e-mail address',
  emailHint: 'Is never shown. We write to you once, when your comment is on the page.',
  comment: 'Comment',
  commentHint: 'Plain text. We read most comments before they appear.',
  send: 'Send comment',
  heldTitle: 'Thank you, your comment has arrived',
  heldText: 'We read it first; after that everybody can.',
  shownTitle: 'Thank you, your comment is on the page',
  toComment: 'Go to the comment',
}

export type CommentMessages = typeof comments
