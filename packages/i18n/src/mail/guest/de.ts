import type { MailMessages } from '../en.ts'

export const guest: MailMessages['guest'] = {
  favorites: {
    subject: (count) => (count === 1 ? 'Ihr gemerktes Ferienhaus' : `Ihre ${count} gemerkten Ferienhäuser`),
    heading: 'Ihre Merkliste bei Marram',
    text: 'Sie haben uns gebeten, Ihnen Ihre Merkliste zu schicken. Der Link öffnet sie mit den Preisen von heute, und Sie können ihn an alle weitergeben, die mitreisen.',
    button: 'Merkliste öffnen',
    more: (count) => `… und ${count} weitere auf der Liste selbst.`,
    why: 'Diese Mail geht nur an die Adresse Ihres Kontos. Niemand sonst hat sie bekommen.',
  },
  review: {
    subject: (house) => `Wie war es im Ferienhaus ${house}?`,
    heading: (firstName) => `Willkommen zurück, ${firstName}`,
    text: (house, dates) =>
      `Sie haben im Ferienhaus ${house} gewohnt (${dates}). Erzählen Sie anderen Gästen, wie es war, das Gute und das weniger Gute. Es dauert zwei Minuten.`,
    check:
      'Bewerten kann nur, wer dort gewohnt hat, und nur über einen persönlichen Link wie diesen. Wir lesen jede Bewertung, bevor sie erscheint, lassen Meinung und Note, wie sie sind, und veröffentlichen Kritik genauso wie Lob.',
    button: 'Bewertung schreiben',
    stop: 'Eine solche Mail kommt einmal nach jedem Aufenthalt. Wenn Sie keine möchten, genügt ein Klick auf den Link am Ende dieser Mail.',
    stopLink: 'Keine Bitten um Bewertungen mehr',
    once: (until) => `Der Link gehört nur Ihnen, gilt einmal und bis zum ${until}.`,
  },
}
