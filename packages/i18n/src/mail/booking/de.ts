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
    cancelling:
      'Bis zu unserer Bestätigung können Sie kostenlos stornieren. Zahlungstermine und Stornobedingungen gelten erst ab dann.',
  },
  /** For an unconfirmed mail address. */
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
    button: 'Jetzt bezahlen',
    already: 'Schon bezahlt? Dann haben sich unsere Nachrichten überschnitten, und Sie brauchen nichts zu tun.',
  },
  cancelled: {
    subject: (what) => `Ihre Buchung ist storniert: ${what}`,
    heading: 'Ihre Buchung ist storniert',
    kept: 'Wir behalten',
    back: 'Wir erstatten',
    toCard: (amount) => `${amount} gehen zurück auf die Karte, mit der Sie bezahlt haben; das kann einige Tage dauern.`,
    toAccount: (amount) => `${amount} überweisen wir Ihnen zurück.`,
    owed: 'Noch zu zahlen',
    text: 'Schade, dass Sie nicht kommen können. Der Zeitraum ist jetzt wieder für andere frei.',
  },
  changed: {
    subject: (what) => `Ihre Buchung wurde geändert: ${what}`,
    heading: 'Ihre Buchung wurde aktualisiert',
    text: 'So sieht Ihre Buchung jetzt aus.',
  },
  ready: {
    subject: (what) => `Ihr Haus ist bezugsfertig: ${what}`,
    heading: 'Ihr Haus ist bezugsfertig',
    text: 'Es ist gereinigt und wartet auf Sie. Sie können den Schlüssel abholen und einziehen. Wo er liegt, wie Sie hinkommen und wann das Büro geöffnet hat, steht auf der Seite Ihrer Buchung.',
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
