import { topics } from '../../messages/question/topics/de.ts'

export const question = {
  received: {
    subject: (house: string) => `Ihre Frage zum Ferienhaus ${house} ist angekommen`,
    heading: 'Ihre Frage ist angekommen',
    text: (house: string) =>
      `vielen Dank für Ihre Frage zum Ferienhaus ${house}. Wir lesen sie und antworten Ihnen per E-Mail. Auf einer eigenen Seite können Sie alles nachlesen und etwas ergänzen.`,
    button: 'Zu Ihrer Frage',
    link: 'Der Link ist nur für Sie: Wer ihn hat, kann alles mitlesen.',
    mistake:
      'Sie haben uns nichts gefragt? Dann hat jemand anderes Ihre Adresse eingetragen, und Sie brauchen nichts zu tun.',
  },
  answer: {
    subject: (house: string) => `Unsere Antwort zum Ferienhaus ${house}`,
    button: 'Zurückschreiben',
    reply: 'Bitte schreiben Sie über den Link zurück statt auf diese E-Mail. So bleibt alles beisammen.',
  },
  notice: {
    subject: (id: number, house: string, topic: string) => `Frage ${id}, Haus ${house}: ${topic}`,
    first: 'Ein Gast hat auf der Website eine Frage gestellt.',
    next: 'Ein Gast hat auf der Website etwas zu einer Frage ergänzt.',
    text: 'Der Gast schreibt',
    guest: 'Gast',
    stay: 'Aufenthalt',
    language: 'Antwort auf',
    answer: (command: string) => `Antworten mit: ${command}`,
    noReply: 'Bitte nicht auf diese E-Mail antworten: Der Gast bekäme sie nicht.',
    look: (command: string) => `Alles nachlesen mit: ${command}`,
  },
  topics,
  languages: { da: 'Dänisch', de: 'Deutsch', en: 'Englisch' },
  sample: {
    question: 'Ist das Grundstück eingezäunt? Unser Hund geht gern auf Entdeckungstour.',
    answer: 'die Terrasse hat ein Geländer und ein Tor, der Garten ist offen.',
  },
}
