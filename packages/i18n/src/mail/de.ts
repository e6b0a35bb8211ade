import { payment } from '../messages/payment/de.ts'
import { booking } from './booking/de.ts'
import { contest } from './contest/de.ts'
import type { MailMessages } from './en.ts'
import { guest } from './guest/de.ts'
import { question } from './question/de.ts'
import { staffLetter } from './staff-letter/de.ts'

export const de: MailMessages = {
  courtesy: {
    dear: (name) => `Guten Tag ${name},`,
    hello: 'Guten Tag,',
    signature: 'Herzliche Grüße\nIhr Team von {agency}\n{phone}',
  },
  form: {
    subject: (title) => `Von der Website: ${title}`,
    intro: (title) => `Jemand hat auf der Website das Formular „${title}“ ausgefüllt.`,
    reply: (address) => `Antworten Sie einfach auf diese E-Mail; Ihre Antwort geht an ${address}.`,
    noReply: 'Es wurde keine E-Mail-Adresse angegeben; eine Antwort auf diese E-Mail erreicht niemanden.',
    page: 'Seite',
  },
  comment: {
    subject: 'Ihr Kommentar ist online',
    heading: 'Ihr Kommentar ist online',
    text: 'vielen Dank für Ihren Kommentar. Wir haben ihn geprüft und veröffentlicht.',
    button: 'Kommentar ansehen',
    mistake:
      'Falls Sie keinen Kommentar geschrieben haben, hat jemand anders Ihre Adresse angegeben. Antworten Sie einfach auf diese E-Mail, dann löschen wir ihn.',
    stop: 'Keine E-Mails zu meinen Kommentaren',
  },
  booking,
  contest,
  transfer: payment.transfer,
  guest,
  question,
  staffLetter,
  newsletter: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      heading: 'Bitte bestätigen Sie Ihre Anmeldung',
      text: 'für diese Adresse wurde unser deutschsprachiger Newsletter bestellt. Bitte bestätigen Sie, dass Sie ihn erhalten möchten. Vorher schicken wir Ihnen nichts.',
      button: 'Ja, ich möchte den Newsletter',
      ignore:
        'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Der Link läuft nach sieben Tagen ab, und wir löschen Ihre Adresse.',
    },
    welcome: {
      subject: 'Willkommen: Sie bekommen jetzt den Newsletter von {agency}',
      heading: 'Schön, dass Sie dabei sind',
      text: 'ab und zu schreiben wir Ihnen von freien Wochen, neuen Häusern und Neuigkeiten von der Küste.',
    },
    already: {
      subject: 'Sie bekommen den Newsletter von {agency} schon',
      heading: 'Sie bekommen unseren Newsletter bereits',
      text: 'für Ihre Adresse wurde erneut unser Newsletter bestellt. Sie bekommen ihn bereits und brauchen nichts weiter zu tun.',
    },
    unsubscribe: 'Abmelden',
  },
  account: {
    reset: {
      subject: 'Neues Passwort für {agency} wählen',
      heading: 'Ein neues Passwort',
      text: 'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link können Sie es innerhalb der nächsten Stunde wählen. Der Link gilt einmal.',
      button: 'Neues Passwort wählen',
      ignore: 'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
    },
    registration: {
      subject: 'Bitte bestätigen Sie Ihr Konto bei {agency}',
      heading: 'Bitte bestätigen Sie Ihr Konto',
      text: 'mit dieser Adresse soll bei uns ein Konto angelegt werden. Bestätigen Sie die Adresse und wählen Sie ein Passwort, dann ist Ihr Konto bereit. Der Link gilt 24 Stunden.',
      button: 'Bestätigen und Passwort wählen',
      ignore:
        'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Ohne Ihre Bestätigung legen wir kein Konto an und löschen Ihre Adresse.',
    },
    known: {
      subject: 'Sie haben schon ein Konto bei {agency}',
      heading: 'Sie haben bereits ein Konto',
      text: 'mit Ihrer Adresse sollte ein Konto angelegt werden. Sie haben bereits eines und können sich einfach anmelden. Falls Sie Ihr Passwort vergessen haben, können Sie auf der Anmeldeseite ein neues wählen.',
      ignore: 'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Es wurde nichts geändert.',
    },
    emailLink: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      heading: 'Ihre neue Adresse',
      text: 'Sie möchten diese Adresse für Ihr Konto bei {agency} verwenden. Klicken Sie auf den Link und melden Sie sich wie gewohnt an, um die Änderung abzuschließen. Der Link gilt einmal und 24 Stunden lang. Merkliste und Buchungen bleiben, wie sie sind.',
      button: 'Neue Adresse bestätigen',
      ignore:
        'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Ohne Ihre Bestätigung ändert sich nichts.',
    },
    emailTaken: {
      subject: 'Ihre Adresse gehört schon zu einem Konto bei {agency}',
      heading: 'Diese Adresse ist schon vergeben',
      text: 'diese Adresse sollte für ein anderes Konto bei uns verwendet werden. Sie gehört bereits zu Ihrem Konto, deshalb wurde nichts geändert. Falls beide Konten Ihnen gehören, schreiben Sie uns, wir helfen Ihnen gern.',
      ignore: 'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    },
    emailChanged: {
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      heading: 'Ihr Konto hat eine neue Adresse',
      text: 'die E-Mail-Adresse Ihres Kontos bei {agency} wurde gerade geändert. Bitte melden Sie sich ab jetzt mit der neuen Adresse an; auch unsere E-Mails gehen dorthin. Alle anderen Geräte wurden abgemeldet.',
      warning:
        'Falls Sie das nicht waren, schreiben Sie uns bitte sofort, damit wir Ihr Konto wiederherstellen können.',
    },
    guessing: {
      subject: 'Jemand versucht, Ihr Passwort zu erraten',
      heading: 'Zu viele falsche Passwörter',
      text: 'innerhalb einer Stunde wurden viele falsche Passwörter für Ihr Konto ausprobiert. Keines davon war richtig. Bis die Versuche aufhören, nehmen wir kein Passwort von Geräten an, mit denen Sie sich noch nie angemeldet haben. Möchten Sie sich mit einem neuen Gerät anmelden, wählen Sie auf der Anmeldeseite über „Passwort vergessen?“ ein neues; das geht jederzeit.',
      ignore:
        'Falls Sie es selbst waren, wählen Sie auf demselben Weg ein neues Passwort. Andernfalls brauchen Sie nichts zu tun.',
    },
    factorChanged: {
      subject: 'Der zweite Faktor Ihres Kontos wurde geändert',
      heading: 'Der zweite Faktor wurde geändert',
      text: 'bei Ihrem Konto für die Verwaltung von {agency} wurde gerade ein zweiter Faktor hinzugefügt oder entfernt, oder ein Wiederherstellungscode wurde benutzt oder neu erstellt.',
      warning:
        'Falls Sie das nicht waren, melden Sie sich bitte sofort bei Ihrer Administratorin oder Ihrem Administrator und ändern Sie Ihr Passwort.',
    },
    factorGuessing: {
      subject: 'Jemand kennt vermutlich Ihr Passwort',
      heading: 'Zu viele falsche Codes',
      text: 'innerhalb einer Stunde hat sich jemand mit Ihrem richtigen Passwort angemeldet und dann viele falsche Codes eingegeben. Für eine Stunde nehmen wir keine Codes mehr an; Passkeys funktionieren weiterhin.',
      warning:
        'Falls Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und sagen Sie Ihrer Administratorin oder Ihrem Administrator Bescheid.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort für {agency} wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      text: 'das Passwort Ihres Kontos wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.',
      warning:
        'Falls Sie das nicht waren, wählen Sie bitte auf der Anmeldeseite sofort ein neues Passwort und schreiben Sie uns.',
    },
  },
  backupFailed: {
    subject: 'Die Datensicherung der Nacht ist fehlgeschlagen',
    text: 'Die tägliche Sicherung der Datenbank konnte nicht erstellt werden. Die früheren Sicherungen sind noch da, und die Website läuft wie gewohnt. Das Programm versucht es von selbst noch einmal.',
    reason: 'Grund',
    todo: 'Bitte geben Sie das an die Person weiter, die das System betreut. Sie erhalten diese Nachricht einmal am Tag, bis eine Sicherung wieder gelingt.',
  },
  sender: {
    name: '{agency}',
    registered: (cvr) => `Dänische Firmennummer (CVR) ${cvr}`,
  },
  footer: '{agency}, Ferienhäuser {region}',
}
