import type { EditionKey } from '@marram/i18n/edition-key'

type TitleAndText = readonly [string, string]

type ExampleWords = {
  readonly houses: string
  readonly houseLinks: readonly string[]
  readonly areas: string
  readonly areasText: string
  readonly north: string
  readonly middle: string
  readonly south: string
  readonly tile: TitleAndText
  readonly lastMinute: string
  readonly ideas: string
  readonly gallery: readonly [TitleAndText, TitleAndText, TitleAndText, TitleAndText]
  readonly goodToKnow: string
  readonly knowLinks: readonly string[]
  readonly certificates: readonly [string, string]
  readonly office: string
}

/** Texts of the example frame. They are here and not with the messages because guests never read them. */
export const exampleWords: Readonly<Record<EditionKey, ExampleWords>> = {
  de: {
    houses: 'Ferienhäuser',
    houseLinks: ['Alle Häuser', 'Mit Pool', 'Mit Sauna', 'Mit Hund', 'Am Meer', 'Neu bei Marram'],
    areas: 'Orte',
    areasText: 'Noch unentschlossen? Unser Büro kennt jedes Haus.',
    north: 'Im Norden',
    middle: 'In der Mitte',
    south: 'Im Süden',
    tile: ['Blåvand, wo Dänemark beginnt', 'Leuchtturm, breiter Strand, kurze Wege'],
    lastMinute: 'Last Minute',
    ideas: 'Inspiration',
    gallery: [
      ['Bernstein finden', 'Nach dem Sturm, im Spülsaum'],
      ['Frühstück am Hafen', 'Wenn die Kutter kommen'],
      ['Die Küste im Winter', 'Viel Platz und warme Öfen'],
      ['Urlaub mit Hund', 'Wo er laufen darf'],
    ],
    goodToKnow: 'Gut zu wissen',
    knowLinks: ['So buchen Sie', 'Strom und Heizung', 'Anreise und Schlüssel', 'Endreinigung', 'Häufige Fragen'],
    certificates: ['Geprüfte Vermietung', 'Ökostrom in allen Büros'],
    office: 'Büro',
  },
  da: {
    houses: 'Sommerhuse',
    houseLinks: ['Alle huse', 'Med pool', 'Med sauna', 'Med hund', 'Ved havet', 'Nyt hos Marram'],
    areas: 'Områder',
    areasText: 'Stadig i tvivl? Vores kontor kender hvert eneste hus.',
    north: 'Mod nord',
    middle: 'I midten',
    south: 'Mod syd',
    tile: ['Blåvand, hvor Danmark begynder', 'Fyr, bred strand og kort til alt'],
    lastMinute: 'Last minute',
    ideas: 'Inspiration',
    gallery: [
      ['Find rav', 'Efter stormen, i opskyllet'],
      ['Morgenmad på havnen', 'Når kutterne kommer ind'],
      ['Kysten om vinteren', 'Masser af plads og varme ovne'],
      ['Ferie med hund', 'Hvor den må løbe'],
    ],
    goodToKnow: 'Godt at vide',
    knowLinks: ['Sådan booker du', 'Strøm og varme', 'Ankomst og nøgle', 'Slutrengøring', 'Ofte stillede spørgsmål'],
    certificates: ['Kontrolleret udlejning', 'Grøn strøm på alle kontorer'],
    office: 'Kontor',
  },
  en: {
    houses: 'Holiday homes',
    houseLinks: ['All houses', 'With a pool', 'With a sauna', 'With your dog', 'By the sea', 'New at Marram'],
    areas: 'Areas',
    areasText: 'Still undecided? Our office knows every house.',
    north: 'North',
    middle: 'Central',
    south: 'South',
    tile: ['Blåvand, where Denmark begins', 'A lighthouse, a wide beach, short ways'],
    lastMinute: 'Last minute',
    ideas: 'Ideas',
    gallery: [
      ['Finding amber', 'After the storm, along the tideline'],
      ['Breakfast at the harbour', 'When the boats come in'],
      ['The coast in winter', 'Plenty of room and warm stoves'],
      ['Holidays with a dog', 'Where it may run free'],
    ],
    goodToKnow: 'Good to know',
    knowLinks: ['How to book', 'Electricity and heating', 'Arrival and keys', 'Final cleaning', 'Common questions'],
    certificates: ['Checked letting', 'Green power in all offices'],
    office: 'Office',
  },
}
