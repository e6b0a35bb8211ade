import { payment } from '../messages/payment/de.ts'
import { booking } from './booking/de.ts'
import { contest } from './contest/de.ts'
import type { MailMessages } from './en.ts'
import { guest } from './guest/de.ts'

export const de: MailMessages = {
  courtesy: {
    dear: (name) => `Guten Tag ${name}!`,
    hello: 'Guten Tag!',
    signature: 'Herzliche Grüße\nIhr Team von Marram\n+45 75 00 19 66',
  },
  form: {
    subject: (title) => `Von der Website: ${title}`,
    intro: (title) => `Jemand hat auf der Website das Formular „${title}“ ausgefüllt.`,
    reply: (address) => `Antworten Sie einfach auf diese E-Mail; Ihre Antwort geht an ${address}.`,
    noReply: 'Es wurde keine E-Mail-Adresse angegeben; eine Antwort auf diese E-Mail erreicht niemanden.',
    page: 'Seite',
  },
  comment: {
    subject: 'Ihr Kommentar steht auf der Seite',
    heading: 'Ihr Kommentar steht auf der Seite',
    text: 'Danke, dass Sie uns geschrieben haben. Wir haben Ihren Kommentar gelesen, und jetzt können es alle anderen auch.',
    button: 'Kommentar ansehen',
    mistake:
      'Sie haben keinen Kommentar geschrieben? Dann hat jemand anders Ihre Adresse benutzt. Antworten Sie einfach auf diese E-Mail, und wir löschen ihn.',
    stop: 'Keine E-Mails zu meinen Kommentaren',
  },
  booking,
  contest,
  transfer: payment.transfer,
  guest,
  newsletter: {
    confirm: {
      subject: 'Bitte bestätigen: der Newsletter von Marram',
      heading: 'Ein Klick fehlt noch',
      text: 'Sie oder jemand, der Ihre Adresse kennt, hat unseren Newsletter auf Deutsch bestellt. Bitte bestätigen Sie, dass Sie ihn haben möchten. Vorher schicken wir Ihnen nichts.',
      button: 'Ja, ich möchte den Newsletter',
      ignore:
        'Sie waren das nicht? Dann tun Sie einfach nichts: Der Link läuft nach sieben Tagen ab, und wir löschen Ihre Adresse.',
    },
    welcome: {
      subject: 'Willkommen: Sie bekommen jetzt den Newsletter von Marram',
      heading: 'Schön, dass Sie dabei sind',
      text: 'Ab und zu schreiben wir Ihnen von freien Wochen, neuen Häusern und der Küste hinter den Dünen.',
    },
    already: {
      subject: 'Sie bekommen den Newsletter von Marram schon',
      heading: 'Sie stehen schon auf der Liste',
      text: 'Jemand hat unseren Newsletter mit Ihrer Adresse bestellt. Sie stehen bereits auf der Liste, es gibt also nichts zu tun.',
    },
    unsubscribe: 'Abmelden',
  },
  account: {
    reset: {
      subject: 'Neues Passwort für Marram wählen',
      heading: 'Ein neues Passwort',
      text: 'Sie oder jemand, der Ihre Adresse kennt, hat um ein neues Passwort gebeten. Über diesen Link können Sie innerhalb der nächsten Stunde eines wählen. Er gilt einmal.',
      button: 'Neues Passwort wählen',
      ignore: 'Sie waren das nicht? Dann tun Sie einfach nichts: Ihr Passwort bleibt, wie es ist.',
    },
    registration: {
      subject: 'Bitte bestätigen: Ihr Konto bei Marram',
      heading: 'Ein Schritt fehlt noch',
      text: 'Sie oder jemand, der Ihre Adresse kennt, möchte bei uns ein Konto eröffnen. Bestätigen Sie Ihre Adresse und wählen Sie ein Passwort, dann gehört das Konto Ihnen. Der Link gilt 24 Stunden.',
      button: 'Bestätigen und Passwort wählen',
      ignore:
        'Sie waren das nicht? Dann tun Sie einfach nichts: Ohne Ihre Bestätigung entsteht kein Konto, und wir löschen Ihre Adresse.',
    },
    known: {
      subject: 'Sie haben schon ein Konto bei Marram',
      heading: 'Ihr Konto gibt es bereits',
      text: 'Jemand wollte mit Ihrer Adresse ein Konto eröffnen. Sie haben schon eines: Melden Sie sich einfach an. Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie auf der Anmeldeseite ein neues.',
      ignore: 'Sie waren das nicht? Dann tun Sie einfach nichts: Es wurde nichts geändert.',
    },
    emailLink: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      heading: 'Ihre neue Adresse',
      text: 'Sie möchten diese Adresse für Ihr Konto bei Marram verwenden. Klicken Sie auf den Link und melden Sie sich wie gewohnt an, dann ist sie geändert. Der Link gilt einmal und 24 Stunden lang. Merkliste und Buchungen bleiben, wie sie sind.',
      button: 'Neue Adresse bestätigen',
      ignore: 'Sie waren das nicht? Dann tun Sie einfach nichts: Ohne Ihre Bestätigung ändert sich nichts.',
    },
    emailTaken: {
      subject: 'Ihre Adresse gehört schon zu einem Konto bei Marram',
      heading: 'Diese Adresse ist schon vergeben',
      text: 'Jemand wollte diese Adresse für ein anderes Konto bei uns verwenden. Sie gehört bereits zu Ihrem Konto, darum wurde nichts geändert. Wenn beide Konten Ihre sind, schreiben Sie uns, und wir helfen Ihnen.',
      ignore: 'Sie waren das nicht? Dann müssen Sie nichts tun.',
    },
    emailChanged: {
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      heading: 'Ihr Konto hat eine neue Adresse',
      text: 'Die E-Mail-Adresse Ihres Kontos bei Marram wurde gerade geändert. Von nun an melden Sie sich mit der neuen an, und unsere E-Mails gehen dorthin. Alle anderen Geräte wurden abgemeldet.',
      warning: 'Sie waren das nicht? Dann schreiben Sie uns sofort, damit wir Ihnen Ihr Konto zurückgeben können.',
    },
    guessing: {
      subject: 'Jemand versucht, Ihr Passwort zu erraten',
      heading: 'Zu viele falsche Passwörter',
      text: 'Innerhalb einer Stunde hat jemand viele falsche Passwörter für Ihr Konto ausprobiert. Keines davon war richtig. Bis die Versuche aufhören, nehmen wir kein Passwort von Geräten an, mit denen Sie sich noch nie angemeldet haben. Möchten Sie sich mit einem neuen Gerät anmelden, wählen Sie auf der Anmeldeseite über „Passwort vergessen?“ ein neues; das geht jederzeit.',
      ignore: 'Waren Sie es selbst? Dann wählen Sie auf demselben Weg ein neues Passwort. Sonst ist nichts zu tun.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort für Marram wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
      warning:
        'Sie waren das nicht? Dann wählen Sie auf der Anmeldeseite sofort ein neues Passwort, und schreiben Sie uns.',
    },
  },
  footer: 'Marram, Ferienhäuser an der dänischen Nordsee seit 1966',
}
