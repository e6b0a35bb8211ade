import { plural } from '../../plural.ts'
import type { CommentMessages } from './en.ts'

export const comments: CommentMessages = {
  title: (count) => (count === 0 ? 'Kommentarer' : plural('da', count, { one: '# kommentar', other: '# kommentarer' })),
  empty: 'Ingen har skrevet noget endnu.',
  closed: 'Der kan ikke længere skrives kommentarer her.',
  removed: 'Denne kommentar er slettet.',
  reply: 'Svar',
  replyTo: (name) => `Svar ${name}`,
  report: 'Rapportér',
  reportOf: (name) => `Rapportér kommentaren fra ${name}`,
  reported: 'Tak. Vi ser på kommentaren.',
  reportFailed: 'Rapporten kom ikke frem. Prøv igen om et minut.',
  write: 'Skriv en kommentar',
  answering: (name) => `Dit svar til ${name}`,
  cancelReply: 'Skriv hellere din egen kommentar',
  name: 'Dit navn',
  email: 'Din e-mailadresse',
  emailHint: 'Vises aldrig. Vi skriver til dig én gang, når din kommentar er på siden.',
  comment: 'Kommentar',
  commentHint: 'Almindelig tekst. De fleste kommentarer læser vi, før de vises.',
  send: 'Send kommentaren',
  heldTitle: 'Tak, din kommentar er kommet frem',
  heldText: 'Vi læser den først, og derefter kan alle læse den.',
  shownTitle: 'Tak, din kommentar er på siden',
  toComment: 'Gå til kommentaren',
}
