import type { MailMessages } from './en.ts'

export const de: MailMessages = {
  form: {
    subject: (title) => `Von der Website: ${title}`,
    intro: (title) => `Jemand hat auf der Website das Formular „${title}“ ausgefüllt.`,
    reply: (address) => `Antworten Sie einfach auf diese Mail; Ihre Antwort geht an ${address}.`,
    noReply: 'Es wurde keine E-Mail-Adresse angegeben; eine Antwort auf diese Mail erreicht niemanden.',
    page: 'Seite',
  },
  newsletter: {
    confirm: {
      subject: 'Bitte bestätigen: der Newsletter von Marram',
      heading: 'Ein Klick fehlt noch',
      text: 'Sie oder jemand, der Ihre Adresse kennt, hat unseren Newsletter auf Deutsch bestellt. Bitte bestätigen Sie, dass Sie ihn haben möchten. Vorher schicken wir Ihnen nichts.',
      button: 'Ja, ich möchte den Newsletter',
      ignore:
        'Sie waren das nicht? Dann tun Sie einfach nichts: Der Link endet nach sieben Tagen, und wir löschen Ihre Adresse.',
    },
    welcome: {
      subject: 'Willkommen: Sie bekommen jetzt den Newsletter von Marram',
      heading: 'Schön, dass Sie dabei sind',
      text: 'Ab und zu schreiben wir Ihnen von freien Wochen, neuen Häusern und der Küste hinter den Dünen.',
    },
    already: {
      subject: 'Sie bekommen den Newsletter von Marram schon',
      heading: 'Es ist schon alles gut',
      text: 'Jemand hat unseren Newsletter mit Ihrer Adresse bestellt. Sie stehen bereits auf der Liste, es gibt also nichts zu tun.',
    },
    unsubscribe: 'Abmelden',
  },
  footer: 'Marram, Ferienhäuser an der dänischen Nordsee seit 1966',
}
