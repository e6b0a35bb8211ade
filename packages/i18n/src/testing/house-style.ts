import type { EditionKey } from '../edition-key.ts'

type Rejected = { readonly not: RegExp; readonly but: string }

/** Rejected words per edition, and their replacement. */
export const rejectedWords: Readonly<Record<EditionKey, readonly Rejected[]>> = {
  da: [
    { not: /bestillingsgebyr|bookinggebyr/i, but: 'ekspeditionsgebyr' },
    { not: /bestil (?:dette hus|huset|et hus)\b/i, but: 'book' },
    { not: /\bhusdyr/i, but: 'kæledyr' },
    { not: /\btilvalg/i, but: 'tilkøb' },
    { not: /\bgrundplan/i, but: 'plantegning' },
    { not: /\bhjælmen?\b/i, but: 'marehalm' },
    { not: /betalingspligt/i, but: 'betalingsforpligtelse' },
    { not: /\b(?:pligtige|faste|obligatoriske) udgifter/i, but: 'obligatoriske tillæg' },
    { not: /\bHøjst antal/, but: 'Maks. antal' },
    { not: /\bmå afbestille/i, but: 'bliver nødt til at afbestille' },
    { not: /^Meld(?! fejl)\b/, but: 'Rapportér' },
    { not: /\bEl og vand\b/i, but: 'strøm og vand' },
    { not: /intet er (?:gået )?tabt/i, but: 'what was typed is still here, or nothing' },
  ],
  de: [
    { not: /\bKn(?:opf|öpfe)/i, but: 'Schaltfläche, or none' },
    { not: /\bNachlass/i, but: 'Rabatt' },
    { not: /\bRundbrief/i, but: 'Newsletter' },
    { not: /\bSprudelbad/i, but: 'Whirlpool' },
    { not: /Pflichtkosten/, but: 'verpflichtende Kosten' },
    { not: /^Dazu(?:,|$)/, but: 'Zusatzleistungen' },
    { not: /\bExtras\b/, but: 'Zusatzleistungen' },
    { not: /Alle annehmen/, but: 'Alle akzeptieren' },
    { not: /auf die harte Art/, but: 'auf die harte Tour' },
    { not: /\b[Dd]er letzte Weg\b/, but: 'das letzte Stück, die letzte Straße' },
    { not: /\bMoin\b/, but: 'Guten Tag' },
    { not: /\bGebiete?n?\b/, but: 'Ort' },
    { not: /\bje (?:Person|Nacht|Woche|Aufenthalt|Buchung|kWh|Kubikmeter)\b/, but: 'pro' },
    { not: /(?<!E-)\bMails?\b(?!-)/, but: 'E-Mail' },
    { not: /nichts (?:ist )?verloren|ist nichts verloren/i, but: 'what was typed is still here, or nothing' },
  ],
  en: [
    {
      not: /\b(?:weeks?|houses?|dates?|days|nights?|stays?) (?:that )?(?:is|are) (?:still )?free\b/i,
      but: 'available',
    },
    { not: /(?<!-)\bfree (?:weeks?|houses?|dates?|days|stays?)\b/i, but: 'available' },
    { not: /\bnothing free\b|\bnot free\b/i, but: 'not available' },
    { not: /\bpersons\b/i, but: 'guests' },
    { not: /\be-mail|\bmails?\b/i, but: 'email' },
    { not: /\breservation number\b/i, but: 'booking number' },
    { not: /\bLate offer\b/, but: 'Last minute' },
    { not: /\b\d+ per cent\b|\} per cent\b/, but: '20%' },
    { not: /\bfetch the key/i, but: 'collect the key' },
    { not: /\bno program\b/i, but: 'not a robot' },
    { not: /\b(?:can|do|does|did|is|are|was|were|will|have|has) not\b|\bcannot\b/i, but: 'the contraction' },
    { not: /\b(?:we|you|they) (?:are|will)(?= (?!here$)[a-z])/i, but: 'the contraction' },
    { not: /\b\d{1,2}:00\b/, but: '3 pm' },
    { not: /nothing is lost/i, but: 'what was typed is still here, or nothing' },
  ],
}

/** Misplaced spaces, full stops and quotation marks in an edition. */
const spelling: Readonly<Record<EditionKey, readonly (readonly [string, RegExp])[]>> = {
  da: [
    ['no space before %', /\d%/],
    ['no space before kr. or €', /\d(?:kr\.|€)/],
    ['English or German quotation marks', /[“”„]/],
  ],
  de: [
    ['no space before %', /\d%/],
    ['no space before €', /\d€|€\d/],
    ['Danish or English quotation marks', /[”»«]/],
  ],
  en: [
    ['a space before %', /\d\s%/],
    ['€ behind the amount', /\d\s?€/],
    ['Danish or German quotation marks', /[„»«]/],
  ],
}

const quotes: Readonly<Record<EditionKey, readonly [string, string]>> = {
  da: ['»', '«'],
  de: ['„', '“'],
  en: ['“', '”'],
}

/** Words that occur in only one of the three languages: two of them identify the language of a text. */
const ownWords: Readonly<Record<EditionKey, RegExp>> = {
  da: /\b(?:ikke|og|eller|på|af|hvis|vores|du|kan|til|som)\b/gi,
  de: /\b(?:nicht|und|oder|auf|wenn|unser|Sie|können|zum|eine|wird)\b/g,
  en: /\b(?:the|and|or|of|your|you|with|our|this)\b/gi,
}

/** Problems of one text in an edition; empty if there are none. */
export function faultsOf(edition: EditionKey, given: string): string[] {
  // An arrow at the end of a link is not a quotation mark.
  const text = given.replace(/ »$/, '')
  const words = rejectedWords[edition].flatMap(({ not, but }) => {
    const found = not.exec(text)
    return found ? [`"${found[0]}", say: ${but}`] : []
  })
  const spelled = spelling[edition].flatMap(([name, wrong]) => (wrong.test(text) ? [name] : []))
  const stops = /(?<!\.)\.\.(?!\.)/.test(text) ? ['a doubled full stop'] : []
  const [open, close] = quotes[edition]
  const isUneven = text.split(open).length !== text.split(close).length
  return [
    ...words,
    ...spelled,
    ...stops,
    ...(isUneven ? ['quotation marks without a partner'] : []),
    ...foreign(edition, text),
  ]
}

function foreign(edition: EditionKey, text: string): string[] {
  const count = (key: EditionKey): number => text.match(ownWords[key])?.length ?? 0
  return (['da', 'de', 'en'] as const)
    .filter((other) => other !== edition && count(other) > 2 && count(other) > 2 * count(edition))
    .map((other) => `words of ${other}`)
}
