import type { MailMessages } from '../en.ts'

export const booking: MailMessages['booking'] = {
  confirmation: {
    subject: (what) => `Ihre Buchung: ${what}`,
    heading: 'Das Haus ist für Sie gebucht',
    greeting: (name) => `Guten Tag ${name}, vielen Dank für Ihre Buchung. Hier steht alles, was wir vereinbart haben.`,
    house: 'Haus',
    stay: 'Ihr Aufenthalt',
    times: (checkIn, checkOut) => `Schlüssel ab ${checkIn} Uhr, Abreise bis ${checkOut} Uhr`,
    party: 'Wer anreist',
    reservation: 'Buchungsnummer',
    price: 'Preis',
    payments: 'Zahlungen',
    payment: (amount, day) => `${amount} bis zum ${day}`,
    metered: 'Strom, Wasser und Heizung werden an den Zählern abgelesen und nach dem Aufenthalt bezahlt.',
    cancelling: 'Falls Sie absagen müssen',
    cancelStep: (day, percent) => `Bis zum ${day} behalten wir ${percent} Prozent der Miete und der Pflichtposten`,
    cancelLast: 'Danach behalten wir alles. Extras zahlen wir immer zurück, die Buchungsgebühr nicht.',
    noWithdrawal: 'Für einen Aufenthalt zu festen Terminen gibt es kein vierzehntägiges Widerrufsrecht.',
    button: 'Meine Buchung öffnen',
    next: 'So geht es weiter: Sie zahlen zu den genannten Terminen, und kurz vor der Anreise schreiben wir Ihnen, wo der Schlüssel liegt. Bettwäsche oder ein Kinderbett können Sie jederzeit auf der Seite Ihrer Buchung bestellen.',
  },
  deferred: {
    heading: 'Ihre Buchung ist da, wir bestätigen sie noch',
    text: 'Für diesen Zeitraum bestätigen wir von Hand. Die Nächte sind für Sie reserviert; bis zu unserer Bestätigung müssen Sie nichts zahlen.',
    by: (day) => `Sie hören bis zum ${day} von uns.`,
  },
  /** While nobody has shown to read mails at the address. */
  address: {
    heading: 'Bitte bestätigen Sie Ihre Buchung',
    moment: (day, hour) => `zum ${day}, ${hour} Uhr`,
    text: (until) =>
      `Das Haus ist für Sie reserviert. Bitte bestätigen Sie mit dem Knopf unten, dass diese E-Mail-Adresse Ihnen gehört; bis ${until} kann niemand sonst die Nächte buchen. Danach werden sie wieder frei.`,
    button: 'Bestätigen und Buchung öffnen',
  },
  released: {
    subject: (what) => `Ihre Buchung wurde nicht bestätigt: ${what}`,
    heading: 'Das Haus ist wieder frei',
    text: 'Die E-Mail-Adresse dieser Buchung wurde nicht rechtzeitig bestätigt, deshalb haben wir die Nächte wieder freigegeben. Sie schulden uns nichts.',
    closing:
      'Möchten Sie das Haus noch? Dann buchen Sie es einfach neu und bestätigen über den Link in der E-Mail. Waren Sie es nicht? Dann ist nichts zu tun.',
  },
  reminder: {
    subject: (what) => `Bald ist eine Zahlung fällig: ${what}`,
    heading: 'Bald ist eine Zahlung fällig',
    text: (amount, day) => `Bitte zahlen Sie ${amount} bis zum ${day} für Ihre Buchung.`,
    already: 'Schon bezahlt? Dann haben sich unsere Schreiben gekreuzt, und Sie brauchen nichts zu tun.',
  },
  cancelled: {
    subject: (what) => `Ihre Buchung ist storniert: ${what}`,
    heading: 'Ihre Buchung ist storniert',
    kept: 'Wir behalten',
    back: 'Wir zahlen zurück',
    owed: 'Noch zu zahlen',
    text: 'Schade, dass Sie nicht kommen können. Die Nächte sind wieder für andere frei.',
  },
  changed: {
    subject: (what) => `Ihre Buchung wurde geändert: ${what}`,
    heading: 'Wir haben Ihre Änderung vermerkt',
    text: 'So sieht Ihre Buchung jetzt aus.',
  },
  sms: {
    ready: (house, link) =>
      `Marram: ${house} ist fertig, Sie können kommen. Wo der Schlüssel liegt, und Abmelden: ${link}`,
  },
  lines: {
    rent: (nights) => (nights === '1' ? 'Miete für eine Nacht' : `Miete für ${nights} Nächte`),
    discount: (percent) => `Rabatt von ${percent} Prozent`,
    fee: 'Buchungsgebühr',
    total: 'Gesamtpreis',
  },
  persons: {
    adults: (count) => `Erwachsene: ${count}`,
    children: (count) => `Kinder: ${count}`,
    infants: (count) => `Kleinkinder: ${count}`,
    pets: (count) => `Haustiere: ${count}`,
  },
}
