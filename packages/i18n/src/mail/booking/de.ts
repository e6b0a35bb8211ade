import type { MailMessages } from '../en.ts'

export const booking: MailMessages['booking'] = {
  confirmation: {
    subject: (what) => `Ihre Buchung: ${what}`,
    heading: 'Das Haus ist für Sie gebucht',
    thanks: 'Vielen Dank für Ihre Buchung. Hier finden Sie alles, was wir vereinbart haben.',
    house: 'Haus',
    stay: 'Ihr Aufenthalt',
    times: (checkIn, checkOut) => `Schlüssel ab ${checkIn} Uhr, Abreise bis ${checkOut} Uhr`,
    party: 'Gäste',
    reservation: 'Buchungsnummer',
    price: 'Preis',
    payments: 'Zahlungen',
    payment: (amount, day) => `${amount} bis zum ${day}`,
    metered: 'Strom und Wasser werden nach Zählerstand abgerechnet und nach dem Aufenthalt bezahlt.',
    cancelling: 'Falls Sie stornieren müssen',
    cancelStep: (day, percent) =>
      `Wenn Sie bis zum ${day} stornieren, behalten wir ${percent} % der Miete und der verpflichtenden Kosten.`,
    cancelLast:
      'Danach behalten wir den vollen Betrag. Zusatzleistungen erstatten wir, den Reiserücktrittsschutz und die Buchungsgebühr nicht.',
    noWithdrawal: 'Für einen Aufenthalt zu festen Terminen gibt es kein vierzehntägiges Widerrufsrecht.',
    button: 'Meine Buchung öffnen',
    next: 'So geht es weiter: Sie zahlen zu den genannten Terminen, und kurz vor der Anreise schreiben wir Ihnen, wo der Schlüssel liegt. Bettwäsche oder ein Kinderbett können Sie auf der Seite Ihrer Buchung bestellen.',
  },
  deferred: {
    thanks: 'Vielen Dank für Ihre Buchung.',
    heading: 'Ihre Buchung ist eingegangen, wir bestätigen sie bald',
    text: 'Für diesen Zeitraum prüfen wir jede Buchung persönlich. Das Haus ist für Sie reserviert; bis zu unserer Bestätigung müssen Sie nichts zahlen.',
    by: (day) => `Sie hören bis zum ${day} von uns.`,
  },
  /** While the mail address is unconfirmed. */
  address: {
    heading: 'Bitte bestätigen Sie Ihre Buchung',
    moment: (day, hour) => `zum ${day}, ${hour} Uhr`,
    text: (until) =>
      `Das Haus ist für Sie reserviert. Bitte bestätigen Sie über die Schaltfläche unten, dass diese E-Mail-Adresse Ihnen gehört; bis ${until} kann niemand sonst diesen Zeitraum buchen. Danach wird er wieder frei.`,
    button: 'Bestätigen und Buchung öffnen',
  },
  released: {
    subject: (what) => `Ihre Buchung wurde nicht bestätigt: ${what}`,
    heading: 'Das Haus ist wieder frei',
    text: 'Die E-Mail-Adresse dieser Buchung wurde nicht rechtzeitig bestätigt, deshalb haben wir den Zeitraum wieder freigegeben. Sie schulden uns nichts.',
    closing:
      'Möchten Sie das Haus noch? Dann buchen Sie es einfach neu und bestätigen über den Link in der E-Mail. Waren Sie es nicht? Dann ist nichts zu tun.',
  },
  reminder: {
    subject: (what) => `Bald ist eine Zahlung fällig: ${what}`,
    heading: 'Bald ist eine Zahlung fällig',
    text: (amount, day) => `Bitte zahlen Sie ${amount} bis zum ${day} für Ihre Buchung.`,
    already: 'Schon bezahlt? Dann haben sich unsere Nachrichten überschnitten, und Sie brauchen nichts zu tun.',
  },
  cancelled: {
    subject: (what) => `Ihre Buchung ist storniert: ${what}`,
    heading: 'Ihre Buchung ist storniert',
    kept: 'Wir behalten',
    back: 'Wir erstatten',
    owed: 'Noch zu zahlen',
    text: 'Schade, dass Sie nicht kommen können. Der Zeitraum ist jetzt wieder für andere frei.',
  },
  changed: {
    subject: (what) => `Ihre Buchung wurde geändert: ${what}`,
    heading: 'Wir haben Ihre Buchung geändert',
    text: 'So sieht Ihre Buchung jetzt aus.',
  },
  sms: {
    ready: (house, link) =>
      `Marram: ${house} ist fertig, Sie können kommen. Hier steht, wo der Schlüssel liegt und wie Sie SMS abbestellen: ${link}`,
  },
  lines: {
    rent: (nights) => (nights === '1' ? 'Miete für eine Nacht' : `Miete für ${nights} Nächte`),
    discount: (percent) => `${percent} % Rabatt`,
    fee: 'Buchungsgebühr',
    total: 'Gesamtpreis',
  },
  persons: {
    adults: (count) => `Erwachsene: ${count}`,
    children: (count) => `Kinder: ${count}`,
    infants: (count) => `Babys: ${count}`,
    pets: (count) => `Haustiere: ${count}`,
  },
}
