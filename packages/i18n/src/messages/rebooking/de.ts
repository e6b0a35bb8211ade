import type { RebookingMessages } from './en.ts'

export const rebooking: RebookingMessages = {
  title: 'Buchung ändern',
  description: 'Reisezeit, Gäste und Zusatzleistungen einer Buchung ändern.',
  lead: {
    free: (day, amount, last) => `Bis ${day} ändern Sie die Reisezeit kostenlos, danach bis ${last} für ${amount}.`,
    fee: (amount, day) => `Bis ${day} können Sie die Reisezeit für ${amount} ändern.`,
    late: (day) =>
      `Die Reisezeit konnten Sie hier bis ${day} ändern. Rufen Sie uns an, wenn sie Ihnen nicht mehr passt.`,
    others:
      'Gäste und Zusatzleistungen ändern Sie ohne Gebühr. Die Änderung gilt erst, wenn Sie sie unten auf der Seite bestätigen.',
  },
  closed: {
    'cannot-change': 'Diese Buchung kann hier nicht mehr geändert werden. Bitte rufen Sie uns an.',
    'address-unconfirmed':
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse, mit der Schaltfläche in der E-Mail, die Sie nach der Buchung bekommen haben.',
    'payment-pending':
      'Für diese Buchung wird gerade eine Kartenzahlung verarbeitet. Bitte warten Sie einige Minuten und laden Sie die Seite neu.',
    'refund-pending':
      'Eine Rückzahlung auf Ihre Karte ist unterwegs. Sobald sie verschickt ist, können Sie die Buchung hier ändern.',
    disputed:
      'Ihre Bank prüft gerade eine Zahlung zu dieser Buchung. Bitte rufen Sie uns an, wenn Sie etwas ändern möchten.',
    overdue: 'Eine Zahlung ist überfällig. Sobald sie da ist, können Sie die Buchung hier ändern.',
  },
  stays: {
    title: 'Andere Reisezeiten in diesem Haus',
    note: (amount) => `Die Gebühr von ${amount} ist im Unterschied enthalten.`,
    now: 'Ihre jetzige Reisezeit',
    days: (nights, from, until) => `${nights}, ${from} bis ${until}`,
    more: (amount) => `${amount} mehr`,
    less: (amount) => `${amount} weniger`,
    same: 'gleicher Preis',
    earlier: 'Frühere Termine',
    later: 'Spätere Termine',
    none: 'Für so viele Nächte ist in diesem Haus kein anderer Termin frei. Versuchen Sie es mit mehr oder weniger Nächten.',
  },
  other: {
    title: 'Anderer Anreisetag oder andere Dauer',
    arrival: 'Anreise',
    nights: 'Nächte',
  },
  guests: 'Gäste und Zusatzleistungen',
  extras: 'Zusatzleistungen',
  quantity: (name) => `Anzahl: ${name}`,
  kept: 'nicht stornierbar',
  look: 'Preis berechnen',
  hint: 'Wählen Sie eine andere Reisezeit oder ändern Sie Gäste und Zusatzleistungen. Den neuen Preis sehen Sie hier, bevor Sie etwas bestätigen.',
  compare: {
    title: 'Vorher und nachher',
    before: 'Bisher',
    after: 'Neu',
    oldPrice: 'alter Preis',
    newPrice: 'neuer Preis',
    rent: (nights) => `Miete, ${nights}`,
    items: 'Endreinigung und Zusatzleistungen',
    bookingFee: 'Buchungsgebühr',
    fee: 'Umbuchungsgebühr',
    unchanged: 'unverändert',
    more: 'Sie zahlen mehr',
    less: 'Sie sparen',
    same: 'Gleicher Preis',
  },
  pay: {
    title: 'Was wann zu zahlen ist',
    paid: 'Bereits bezahlt',
    counted: 'Wird voll angerechnet.',
    today: 'Heute',
    nothing: 'Nichts zu zahlen',
    by: (day) => `Bis ${day}`,
    amount: (amount) => `${amount} zu zahlen`,
    within: (days) => `Innerhalb von ${days} Werktagen`,
    back: (amount) => `Sie bekommen ${amount} zurück`,
    toCard: (amount) => `${amount} auf die Karte, mit der Sie bezahlt haben.`,
    toAccount: (amount) => `${amount} per Überweisung, wir fragen Sie nach dem Konto.`,
    after: 'Nach der Abreise',
    metered: 'Strom und Wasser nach Verbrauch',
    expected: (amount) => `Voraussichtlich ${amount}.`,
  },
  terms: {
    title: 'Falls Sie später stornieren müssen',
    lead: 'Die Stornofristen richten sich dann nach der neuen Anreise.',
    all: 'Dann behalten wir die ganze Miete und alle verpflichtenden Kosten.',
    least: (amount) =>
      `Wann immer Sie stornieren, behalten wir mindestens ${amount}: so viel wie bei einer Stornierung heute und die Gebühr für die neue Reisezeit.`,
  },
  agree: {
    dates: (days, amount) => `Ich ändere meine Buchung auf ${days} zum Preis von ${amount} zuzüglich Verbrauch.`,
    same: (days, amount) => `Ich ändere meine Buchung vom ${days}. Der neue Preis ist ${amount} zuzüglich Verbrauch.`,
    more: 'Zahlungspflichtig ändern',
    less: 'Verbindlich ändern',
    sending: 'Wird geändert …',
    today: (amount) => `jetzt ${amount} fällig`,
    nothingToday: 'heute nichts zu zahlen',
  },
  refused: {
    'terms-changed':
      'Der Preis oder die Bedingungen haben sich inzwischen geändert, deshalb ist Ihre Buchung unverändert. Bitte prüfen Sie beides noch einmal.',
    'not-available':
      'Diese Reisezeit ist gerade vergeben worden, Ihre Buchung ist unverändert. Bitte wählen Sie eine andere.',
    'too-late-to-move':
      'Die Reisezeit kann hier nicht mehr geändert werden. Rufen Sie uns an, vielleicht finden wir einen Weg.',
    'other-year': 'Die neue Anreise muss im selben Kalenderjahr liegen.',
    'too-cheap':
      'Dieser Aufenthalt kostet weniger, als wir bei einer Stornierung heute behalten würden, deshalb ist der Wechsel hier nicht möglich. Bitte wählen Sie eine andere Reisezeit.',
    'needs-approval':
      'Buchungen für diese Reisezeit bestätigen wir einzeln. Bitte wählen Sie eine andere oder rufen Sie uns an.',
    'too-late': 'Für diese Anreise ist es zu spät. Bitte wählen Sie eine spätere.',
    'not-an-arrival-day': 'An diesem Tag ist in diesem Haus keine Anreise möglich. Bitte wählen Sie einen anderen.',
    'duration-not-offered': 'So viele Nächte sind in dieser Zeit nicht buchbar. Bitte wählen Sie eine andere Dauer.',
    'no-price': 'In dieser Zeit wird das Haus nicht vermietet. Bitte wählen Sie eine andere.',
    'cannot-add': 'Den Reiserücktrittsschutz können Sie nur bestellen, bis der Restbetrag fällig ist.',
    'cannot-return': 'Der Reiserücktrittsschutz kann nicht storniert werden.',
    agree: 'Bitte bestätigen Sie mit dem Häkchen, dass Sie einverstanden sind. Bisher ist nichts geändert.',
  },
}
