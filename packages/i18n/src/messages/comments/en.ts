import { plural } from '../../plural.ts'

export const comments = {
  title: (count: number) => (count === 0 ? 'Comments' : plural('en', count, { one: '# comment', other: '# comments' })),
  empty: 'Nobody has written anything yet.',
  closed: 'Comments are closed.',
  removed: 'This comment has been removed.',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  report: 'Report',
  reportOf: (name: string) => `Report the comment by ${name}`,
  reported: 'Thank you. We’ll look at the comment.',
  reportFailed: 'Your report didn’t reach us. Please try again in a minute.',
  write: 'Write a comment',
  answering: (name: string) => `Your reply to ${name}`,
  cancelReply: 'Write a new comment instead',
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'We never publish it. We’ll email you once, when your comment appears.',
  comment: 'Comment',
  commentHint: 'Plain text. We read most comments before they appear.',
  send: 'Send comment',
  heldTitle: 'Thank you, your comment has arrived',
  heldText: 'It’ll appear on the page once we’ve read it.',
  shownTitle: 'Thank you, your comment has been published',
  toComment: 'Go to the comment',
}

export type CommentMessages = typeof comments
