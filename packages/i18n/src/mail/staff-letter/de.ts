import type { MailMessages } from '../en.ts'

export const staffLetter: MailMessages['staffLetter'] = {
  button: 'Meine Buchung öffnen',
  templates: {
    answer: {
      subject: (house) => `Ihre Buchung: Haus ${house}`,
      text: () => 'vielen Dank für Ihre Nachricht.\n\n[…]',
    },
    'other-dates': {
      subject: (house) => `Andere Termine für Haus ${house}`,
      text: (days) =>
        `Sie haben ${days} gebucht. Wir haben nach anderen Terminen gesehen: […]\n\nPasst Ihnen das? Antworten Sie einfach auf diese E-Mail; wir ändern dann Ihre Buchung und schicken Ihnen eine neue Bestätigung.`,
    },
    payment: {
      subject: (house) => `Ihre Zahlung für Haus ${house}`,
      text: (days, _day, owed) =>
        `für Ihren Aufenthalt ${days} sind noch ${owed} offen. Eine Zahlung von Ihnen haben wir bisher nicht gefunden.\n\nBankverbindung und Termine finden Sie auf der Seite Ihrer Buchung. Falls Sie inzwischen bezahlt haben, nennen Sie uns bitte das Datum der Überweisung.`,
    },
    call: {
      subject: (house) => `Wir haben Sie nicht erreicht: Haus ${house}`,
      text: (days) =>
        `wir haben versucht, Sie wegen Ihres Aufenthalts ${days} anzurufen. Es geht um […]\n\nBitte rufen Sie uns unter {phone} an, oder antworten Sie mit einer Nummer und einer Uhrzeit, zu der es Ihnen passt.`,
    },
    arrival: {
      subject: (house) => `Ihre Anreise: Haus ${house}`,
      text: (_days, day) =>
        `wir freuen uns auf Ihre Anreise am ${day}. Bitte beachten Sie:\n\n[…]\n\nWo Sie den Schlüssel bekommen und wie Sie zum Haus finden, steht auf der Seite Ihrer Buchung.`,
    },
    apology: {
      subject: (house) => `Wir bitten um Entschuldigung: Haus ${house}`,
      text: () =>
        'es tut uns leid, dass nicht alles so war, wie es sein sollte: […]\n\nDas haben wir unternommen: […]\n\nDanke, dass Sie sich gleich gemeldet haben.',
    },
  },
}
