import type { MailMessages } from '../en.ts'

export const guest: MailMessages['guest'] = {
  favorites: {
    subject: (count) => (count === 1 ? 'Ihr gemerktes Ferienhaus' : `Ihre ${count} gemerkten Ferienhäuser`),
    heading: 'Ihre Merkliste bei {agency}',
    text: 'Sie haben uns gebeten, Ihnen Ihre Merkliste zu schicken. Der Link öffnet sie mit den Preisen von heute, und Sie können ihn an alle weitergeben, die mitreisen.',
    button: 'Merkliste öffnen',
    more: (count) => `… und ${count} weitere auf der Liste selbst.`,
    why: 'Diese E-Mail geht nur an die Adresse Ihres Kontos. Niemand sonst hat sie bekommen.',
  },
  stop: 'Diese E-Mails einen Monat pausieren',
  views: {
    subject: (count) =>
      count === 1 ? 'Das Ferienhaus, das Sie angesehen haben' : `Die ${count} Ferienhäuser, die Sie angesehen haben`,
    heading: 'Zuletzt angesehene Ferienhäuser',
    text: 'Sie haben uns gebeten, Ihnen Ihre zuletzt angesehenen Häuser zu schicken, das neueste zuerst. Der Link öffnet sie nebeneinander mit den Preisen von heute.',
    button: 'Häuser vergleichen',
    more: (count) => `… und ${count} weitere, wenn Sie den Link öffnen.`,
    why: 'Diese E-Mail geht nur an die Adresse Ihres Kontos. Was Sie angesehen haben, speichern wir nicht.',
  },
  ownerTax: {
    subject: (year) => `Ihre Steuer auf die Vermietung ${year}`,
    heading: (year) => `Vermietung Ihres Ferienhauses ${year}`,
    text: 'Sie haben uns gebeten, Ihnen diese Berechnung zu schicken. Sie zeigt beide Methoden, die das dänische Steuerrecht Eigentümern bei Vermietung über eine Agentur bietet. Für jedes Jahr wählen Sie eine davon.',
    rent: 'Mieteinnahmen mit Energie',
    nights: (nights, days) => `${nights} von ${days} Nächten vermietet`,
    flat: 'Mit dem Freibetrag',
    accounts: 'Mit Ihren tatsächlichen Kosten',
    allowance: 'Freibetrag (bundfradrag)',
    deduction: '40 % vom Rest für Kosten',
    directCosts: 'Kosten der Vermietung',
    shared: 'Anteil an Inventar und Grundsteuer',
    taxable: 'Zu versteuern als Kapitaleinkommen',
    tax: 'Steuer darauf',
    propertyValueTax: 'Immobilienwertsteuer',
    left: 'Bleibt Ihnen',
    better: {
      flat: (amount) => `Mit dem Freibetrag bleiben Ihnen ${amount} mehr.`,
      accounts: (amount) => `Mit den tatsächlichen Kosten bleiben Ihnen ${amount} mehr.`,
      equal: () => 'Beide Methoden führen zum gleichen Ergebnis.',
    },
    note: 'Die Berechnung beruht auf Ihren Angaben und ist keine Steuerberatung. Was für Ihr Haus gilt, sagt Ihnen die dänische Steuerbehörde (skat.dk) oder Ihr Steuerberater.',
    why: 'Diese E-Mail geht nur an die Adresse Ihres Kontos.',
  },
  review: {
    subject: (house) => `Wie war es im Ferienhaus ${house}?`,
    heading: 'Wie war Ihr Aufenthalt?',
    text: (house, dates) =>
      `wir hoffen, Sie sind gut nach Hause gekommen. Sie waren im Ferienhaus ${house} (${dates}). Erzählen Sie anderen Gästen, was Ihnen gefallen hat und was nicht. Es dauert nur zwei Minuten.`,
    check:
      'Bewerten kann nur, wer dort gewohnt hat, und nur über einen persönlichen Link wie diesen. Wir lesen jede Bewertung, bevor sie erscheint, lassen Meinung und Note, wie sie sind, und veröffentlichen Kritik genauso wie Lob.',
    button: 'Bewertung schreiben',
    stop: 'Wir schicken nach jedem Aufenthalt eine solche E-Mail. Wenn Sie keine mehr möchten, klicken Sie auf den Link am Ende dieser E-Mail.',
    stopLink: 'Keine Bewertungsanfragen mehr',
    once: (until) => `Der Link ist nur für Sie, gilt einmal und läuft am ${until} ab.`,
  },
}
