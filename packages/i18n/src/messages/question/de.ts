import type { QuestionMessages } from './en.ts'
import { topics } from './topics/de.ts'

export const question: QuestionMessages = {
  title: 'Fragen Sie uns zu diesem Haus',
  description: 'Fragen Sie uns zu einem Ferienhaus. Wir antworten per E-Mail.',
  back: 'Zurück zum Haus',
  lead: 'Schreiben Sie uns, jemand von uns antwortet Ihnen auf Deutsch.',
  byMail: { strong: 'Per E-Mail,', text: 'und auf einer Seite, die nur Sie öffnen können.' },
  byPhone: 'Lieber sprechen?',
  house: (number) => `Haus ${number}`,
  topic: 'Worum geht es?',
  topics,
  known: 'Das können wir schon sagen',
  perUnit: (name, price, unit) => `${name}: ${price} pro ${unit}.`,
  fields: {
    message: 'Ihre Frage',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    phone: 'Telefon (optional)',
    stay: 'Ihr Reisezeitraum (optional)',
    arrival: 'Anreise',
    departure: 'Abreise',
  },
  messageHint: (max) => `Bis zu ${max} Zeichen. Bitte keine Kartendaten.`,
  problems: {
    'topic missing': 'Bitte wählen Sie ein Thema.',
    'message missing': 'Bitte schreiben Sie Ihre Frage auf.',
    'message too-long': 'Ihre Frage ist zu lang. Bitte kürzen Sie sie.',
    'name missing': 'Bitte nennen Sie uns Ihren Namen.',
    'name too-long': 'Bitte kürzen Sie den Namen.',
    'name invalid': 'Bitte verwenden Sie nur Buchstaben.',
    'email missing': 'Bitte nennen Sie uns Ihre E-Mail-Adresse, damit wir antworten können.',
    'email invalid': 'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht so aus: name@beispiel.de.',
    'phone invalid': 'Bitte prüfen Sie die Nummer oder lassen Sie sie weg. Sie sieht so aus: +49 30 1234567.',
    'stay invalid': 'Bitte geben Sie beide Tage an, die Abreise nach der Anreise, oder lassen Sie beide weg.',
  },
  refused: {
    'question-invalid': 'Bitte prüfen Sie die markierten Felder. Es wurde noch nichts gesendet.',
    'too-quick': 'Das ging sehr schnell. Bitte warten Sie einen Moment und senden Sie noch einmal.',
    'already-asked':
      'Diese Frage haben Sie uns schon gestellt. Den Link finden Sie in der E-Mail, die wir Ihnen geschickt haben.',
    'too-many-questions': 'Das sind viele Fragen für einen Tag. Bitte rufen Sie uns an.',
    'question-closed': 'Die Unterhaltung wurde inzwischen geschlossen. Bitte stellen Sie eine neue Frage.',
    failed:
      'Wir konnten Ihre Nachricht gerade nicht annehmen. Bitte versuchen Sie es gleich noch einmal: Ihr Text ist noch da.',
  },
  submit: 'Frage senden',
  fine: 'Wir nutzen Ihre Angaben nur für die Antwort und löschen sie ein Jahr nach der letzten Nachricht.',
  privacy: 'Datenschutz',
  conversation: {
    title: (house) => `Ihre Frage zum Haus ${house}`,
    pageTitle: 'Ihre Frage',
    you: 'Sie',
    messages: 'Nachrichten',
    at: (day, time) => `${day}, ${time} Uhr`,
    asked: (email) =>
      `Vielen Dank, Ihre Frage ist angekommen. Den Link zu dieser Seite schicken wir Ihnen an ${email}.`,
    written: 'Vielen Dank, Ihre Nachricht ist angekommen.',
    states: {
      open: 'Ihre letzte Nachricht wartet auf unsere Antwort. Sie bekommen dann eine E-Mail.',
      answered: 'Wir haben geantwortet. Ist noch etwas offen, schreiben Sie einfach zurück.',
      closed: 'Diese Unterhaltung ist geschlossen. Stellen Sie uns gern eine neue Frage.',
    },
    reply: 'Schreiben Sie uns',
    send: 'Nachricht senden',
    again: 'Neue Frage stellen',
    keep: 'Wer den Link zu dieser Seite hat, kann mitlesen. Geben Sie ihn bitte nicht weiter.',
  },
  missing: {
    unknown: {
      title: 'Diese Unterhaltung finden wir nicht',
      text: 'Vielleicht ist der Link unvollständig, oder die Unterhaltung wurde gelöscht. Bitte öffnen Sie den Link aus unserer letzten E-Mail noch einmal.',
    },
    'too-many': {
      title: 'Einen Moment bitte',
      text: 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    outage: {
      title: 'Die Unterhaltung kann gerade nicht geöffnet werden',
      text: 'Sie ist nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
    },
    home: 'Zur Startseite',
  },
  panel: {
    title: 'Nachrichten',
    none: 'Haben Sie eine Frage zu Ihrem Aufenthalt? Wir antworten per E-Mail und hier.',
    closed: 'Diese Unterhaltung ist geschlossen.',
    write: 'Zurückschreiben',
    ask: 'Frage stellen',
  },
}
