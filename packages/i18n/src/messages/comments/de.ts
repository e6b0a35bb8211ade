import { plural } from '../../plural.ts'
import type { CommentMessages } from './en.ts'

export const comments: CommentMessages = {
  title: (count) => (count === 0 ? 'Kommentare' : plural('de', count, { one: '# Kommentar', other: '# Kommentare' })),
  empty: 'Noch hat niemand etwas geschrieben.',
  closed: 'Hier können keine Kommentare mehr geschrieben werden.',
  removed: 'Dieser Kommentar wurde gelöscht.',
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,
  report: 'Melden',
  reportOf: (name) => `Den Kommentar von ${name} melden`,
  reported: 'Danke. Wir sehen uns den Kommentar an.',
  reportFailed: 'Die Meldung ist nicht angekommen. Bitte versuchen Sie es in einer Minute noch einmal.',
  write: 'Kommentar schreiben',
  answering: (name) => `Ihre Antwort an ${name}`,
  cancelReply: 'Lieber einen eigenen Kommentar schreiben',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Wird nicht veröffentlicht. Wir schreiben Ihnen einmal, sobald Ihr Kommentar online ist.',
  comment: 'Kommentar',
  commentHint: 'Einfacher Text. Die meisten Kommentare lesen wir, bevor sie erscheinen.',
  send: 'Kommentar senden',
  heldTitle: 'Danke, Ihr Kommentar ist angekommen',
  heldText: 'Wir lesen ihn zuerst, danach erscheint er auf der Seite.',
  shownTitle: 'Danke, Ihr Kommentar ist online',
  toComment: 'Zum Kommentar',
}
