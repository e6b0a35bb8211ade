import type { MailMessages } from '../en.ts'

export const booking: MailMessages['booking'] = {
  confirmation: {
    subject: (what) => `Ihre Buchung: ${what}`,
    heading: 'Das Haus ist für Sie gebucht',
    thanks: 'vielen Dank für Ihre Buchung. Hier finden Sie alles, was wir vereinbart haben.',
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
    cancelLeast: (amount) => `Wegen der Umbuchung behalten wir mindestens ${amount}.`,
    noWithdrawal:
      'Für einen Aufenthalt zu festen Terminen besteht kein 14-tägiges Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB).',
    button: 'Meine Buchung öffnen',
    terms:
      'Die Mietbedingungen, die für Ihre Buchung gelten, finden Sie am Ende dieser E-Mail. Bitte bewahren Sie sie auf.',
    next: 'So geht es weiter: Bitte zahlen Sie zu den genannten Terminen. Kurz vor der Anreise schreiben wir Ihnen, wo Sie den Schlüssel bekommen. Bettwäsche oder ein Kinderbett können Sie auf der Seite Ihrer Buchung bestellen.',
  },
  deferred: {
    thanks: 'vielen Dank für Ihre Buchung.',
    heading: 'Ihre Buchung ist eingegangen',
    text: 'Für diesen Zeitraum bestätigen wir jede Buchung persönlich. Das Haus ist für Sie reserviert; vor unserer Bestätigung ist nichts zu zahlen.',
    by: (day) => `Sie hören bis zum ${day} von uns.`,
    cancelling:
      'Bis zu unserer Bestätigung können Sie kostenlos stornieren. Zahlungstermine und Stornobedingungen gelten erst ab dann.',
  },
  /** For an unconfirmed mail address. */
  address: {
    heading: 'Bitte bestätigen Sie Ihre Buchung',
    moment: (day, hour) => `zum ${day} um ${hour} Uhr`,
    text: (until) =>
      `Das Haus ist bis ${until} für Sie reserviert. Bitte bestätigen Sie über die Schaltfläche unten, dass diese E-Mail-Adresse Ihnen gehört. Ohne Ihre Bestätigung wird der Zeitraum danach wieder frei.`,
    button: 'Bestätigen und Buchung öffnen',
  },
  released: {
    subject: (what) => `Ihre Buchung wurde nicht bestätigt: ${what}`,
    heading: 'Das Haus ist wieder frei',
    text: 'die E-Mail-Adresse dieser Buchung wurde nicht rechtzeitig bestätigt, deshalb haben wir den Zeitraum wieder freigegeben. Es entstehen Ihnen keine Kosten.',
    closing:
      'Wenn Sie das Haus noch möchten, buchen Sie es einfach neu und bestätigen Sie die Buchung über den Link in der E-Mail. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  reminder: {
    subject: (what) => `Zahlungserinnerung: ${what}`,
    heading: 'Zahlungserinnerung',
    text: (amount, day) => `bitte zahlen Sie ${amount} bis zum ${day} für Ihre Buchung.`,
    button: 'Jetzt bezahlen',
    already: 'Falls Sie bereits bezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
  },
  cancelled: {
    subject: (what) => `Ihre Buchung ist storniert: ${what}`,
    heading: 'Ihre Buchung ist storniert',
    kept: 'Wir behalten',
    back: 'Wir erstatten',
    toCard: (amount, days) =>
      `${amount} gehen innerhalb von ${days} Werktagen zurück auf die Karte, mit der Sie bezahlt haben.`,
    toAccount: (amount, days) =>
      `Wir fragen Sie nach dem Konto und überweisen Ihnen ${amount} innerhalb von ${days} Werktagen zurück.`,
    owed: 'Noch zu zahlen',
    text: 'schade, dass Sie nicht kommen können. Ihre Buchung ist storniert, und der Zeitraum ist wieder für andere frei.',
    byAgency: 'leider müssen wir Ihre Buchung stornieren. Das tut uns sehr leid.',
  },
  changed: {
    subject: (what) => `Ihre Buchung wurde geändert: ${what}`,
    heading: 'Ihre Buchung wurde aktualisiert',
    text: 'so sieht Ihre Buchung jetzt aus.',
    before: 'Bisher gebucht',
    back: 'Sie bekommen zurück',
  },
  ready: {
    subject: (what) => `Ihr Haus ist bezugsfertig: ${what}`,
    heading: 'Ihr Haus ist bezugsfertig',
    text: 'Ihr Haus ist gereinigt, und Sie können den Schlüssel abholen. Wo Sie ihn bekommen, wie Sie hinkommen und wann das Büro geöffnet hat, steht auf der Seite Ihrer Buchung.',
    closing: 'Wir wünschen Ihnen eine gute Anreise!',
  },
  alerts: {
    subject: (count) =>
      count === 1 ? 'Eine Zahlung braucht Ihre Aufmerksamkeit' : `${count} Zahlungen brauchen Ihre Aufmerksamkeit`,
    text: 'Heute Nacht haben wir unsere Bücher mit denen des Zahlungsanbieters verglichen. Nichts wird automatisch berichtigt: Bitte prüfen Sie jeden dieser Fälle.',
    kinds: {
      difference: {
        title: 'Unsere Bücher und die des Anbieters weichen ab',
        todo: 'Suchen Sie die Zahlung auf den Seiten des Anbieters. Ist dort Geld geflossen, tragen Sie es mit „marram booking received“ oder „refunded“ ein; steht sie nur in unseren Büchern, fragen Sie, wer das System betreut.',
      },
      dispute: {
        title: 'Ein Gast hat einer Zahlung bei seiner Bank widersprochen',
        todo: 'Antworten Sie auf den Seiten des Anbieters, wo auch die Frist steht, mit Mietvertrag und Schriftwechsel. Ohne Antwort ist das Geld verloren.',
      },
      'refund-failed': {
        title: 'Eine Erstattung auf eine Karte ist fehlgeschlagen',
        todo: 'Fragen Sie den Gast nach einem Konto, überweisen Sie den Betrag und tragen Sie ihn mit „marram booking refunded“ ein.',
      },
      released: {
        title: 'Eine Kartenzahlung wurde nicht eingezogen',
        todo: 'Abgebucht wurde nichts, und der Gast sieht auf der Seite der Buchung, was offen ist. Melden Sie sich bei ihm, wenn der Betrag in einigen Tagen noch fehlt.',
      },
      overpaid: {
        title: 'Für eine Buchung ist mehr bezahlt worden, als sie kostet',
        todo: 'Prüfen Sie die Zahlungen der Buchung. Eine Kartenzahlung erstatten Sie mit „marram booking refund“; sonst überweisen Sie den Betrag und tragen ihn mit „marram booking refunded“ ein.',
      },
      'other-amount': {
        title: 'Der Anbieter meldet einen anderen Betrag, als wir verlangt haben',
        todo: 'Vergleichen Sie die Zahlung auf den Seiten des Anbieters mit der Buchung und erstatten Sie sie dort, wenn sie nicht zu uns gehört. Wir haben sie nicht verbucht.',
      },
    },
    look: (command) => `Zum Nachsehen: ${command}`,
    done: (command) => `Wenn es erledigt ist: ${command}`,
    once: 'Diese Nachricht kommt einmal. Alles, was noch offen ist, zeigt „marram booking alerts“.',
  },
  sms: {
    ready: (house, link) =>
      `{agency}: ${house} ist bezugsfertig. Wo der Schlüssel liegt und wie Sie SMS abbestellen: ${link}`,
  },
  lines: {
    rent: (nights) => (nights === '1' ? 'Miete für eine Nacht' : `Miete für ${nights} Nächte`),
    discount: (percent) => `${percent} % Rabatt`,
    fee: 'Buchungsgebühr',
    rebookingFee: 'Umbuchungsgebühr',
    total: 'Gesamtpreis',
  },
  persons: {
    adults: (count) => `Erwachsene: ${count}`,
    children: (count) => `Kinder: ${count}`,
    infants: (count) => `Babys: ${count}`,
    pets: (count) => `Haustiere: ${count}`,
  },
}
