import type { BookingMessages } from './en.ts'

export const booking: BookingMessages = {
  title: 'Ihr Aufenthalt',
  description: 'Das Haus und der Aufenthalt, die Sie gewählt haben.',
  byPhone:
    'Buchungen nehmen wir zurzeit am Telefon und per E-Mail an: Bitte nennen Sie uns die Hausnummer und die Reisetage. Der Preis unten gilt für diesen Aufenthalt.',
  unavailable: 'Dieser Aufenthalt ist nicht mehr zu haben. Bitte wählen Sie auf der Seite des Hauses andere Tage.',
  incomplete: 'Diese Adresse nennt kein Haus und keinen Aufenthalt. Bitte beginnen Sie auf der Seite eines Hauses.',
  call: (phone) => `${phone} anrufen`,
  write: 'Uns schreiben',
  back: 'Zurück zum Haus',
  houses: 'Zu den Häusern',
}
