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
    { not: /køkken-alrum/i, but: 'køkkenalrum' },
    { not: /\bhandicapvenlig/i, but: 'kørestolsvenlig' },
    { not: /\benergivenlig/i, but: 'lavenergihus' },
    { not: /\bfra din forbindelse\b/i, but: 'fra dit netværk' },
    { not: /\bDet var (?:mange|meget|for mange)\b/, but: 'Du har prøvet for mange gange' },
    { not: /\bPrisen, du ser\b/, but: 'er med i prisen' },
    { not: /mangler at blive betalt/i, but: 'restbeløb' },
    { not: /\bafbestil endeligt/i, but: 'ja, afbestil' },
    { not: /\bholder pause\b/i, but: 'lejes ikke ud for tiden' },
    { not: /\bVar det ikke dig\?/, but: 'Var det ikke dig, kan du se bort fra denne mail' },
    { not: /\ben? demonstration\b|\bdenne demonstration\b/i, but: 'demo' },
    { not: /\bet menneske i røret\b/, but: 'kommer du igennem til os' },
    {
      not: /\b(?:læs|se|tjek|spørg|fortæl \p{L}+) (?:hvad|hvem|hvor|hvordan|hvilke[nt]?|hvornår|hvorfor)\b/iu,
      but: 'a comma before the clause',
    },
    { not: /\bgræsset der\b/i, but: 'a comma before the clause' },
  ],
  de: [
    { not: /\bKn(?:opf|öpfe)/i, but: 'Schaltfläche, or none' },
    { not: /\bNachlass/i, but: 'Rabatt' },
    { not: /\(freiwillig\)/, but: '(optional)' },
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
    { not: /^freiwillig$/, but: 'optional' },
    { not: /\bbinnen\b/, but: 'innerhalb von' },
    { not: /\b(?:Vorführung|Demonstration)\b/, but: 'Demo' },
    { not: /\bzum Supermarkt\b/, but: 'zum Einkaufen, zur Einkaufsmöglichkeit' },
    { not: /\bKaufmann\b/, but: 'kleiner Supermarkt' },
    { not: /\bBadeland\b/, but: 'Erlebnisbad' },
    { not: /\bNebenhaus\b/, but: 'Nebengebäude' },
    { not: /\bErmäßigung/, but: 'Rabatt, Preissenkung' },
    { not: /\bWochen? \d/, but: 'KW' },
    { not: /\bl(?:ä|a)ss(?:t|en) sich (?:\p{L}+ )*nicht\b/u, but: 'kann nicht, ist nicht' },
    { not: /\bSie waren das nicht\?/, but: 'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren' },
    { not: /\bDas war(?:en)? (?:viel|zu viel)/, but: 'Zu viele Versuche' },
    { not: /\bmach(?:t|en) (?:eine )?Pause\b/, but: 'wird zurzeit nicht vermietet' },
    { not: /\b(?:Ihrem|Ihren|diesen) Anschluss\b/, but: 'Netzwerk' },
    { not: /\bRegistriernummer/, but: 'Registrierungsnummer' },
    { not: /\bZapfen \(/, but: 'Hausstandard (Zapfen)' },
    { not: /\bReiserücktrittsversicherung/, but: 'Reiserücktrittsschutz: it is no insurance' },
    { not: /\bGuten Tag(?:!|, \p{L})/u, but: 'Guten Tag and the name, then a comma' },
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
    { not: /\bwhirlpool/i, but: 'hot tub' },
    { not: /\bpool house/i, but: 'house with an indoor pool' },
    { not: /\bsummer ?house/i, but: 'holiday home' },
    { not: /\bwood(?:-burning)? stove/i, but: 'log burner' },
    { not: /\bplots?\b/i, but: 'garden, grounds' },
    { not: /\bfinal cleaning/i, but: 'end-of-stay cleaning' },
    { not: /\brental terms/i, but: 'booking conditions' },
    { not: /\bkey box/i, but: 'key safe' },
    { not: /\bliving area/i, but: 'floor area' },
    { not: /\bbilliards/i, but: 'pool table' },
    { not: /\bmusic system/i, but: 'sound system' },
    { not: /\bguest toilet/i, but: 'separate WC' },
    { not: /\bguest service\b/i, but: 'guest services' },
    { not: /\bgrocer\b/i, but: 'village shop' },
    { not: /\bchange-over/i, but: 'changeover' },
    { not: /\bin[ \u00a0]all(?=[,.:]|$)/i, but: 'in total' },
    { not: /\bWasn’t you\?/, but: 'If this wasn’t you, you can ignore this email' },
    { not: /\bThat was a lot\b/i, but: 'Too many attempts' },
    { not: /\btaking a break\b/i, but: 'isn’t being let at the moment' },
    { not: /\byour connection (?:is|has|are)|from (?:your|this) connection\b/i, but: 'network' },
    { not: /\bdemonstration\b/i, but: 'demo' },
    { not: /\bweeks \d+ (?:to|and|–) \d+/i, but: 'dates: Britons do not know week numbers' },
  ],
}

/** Misplaced spaces, full stops and quotation marks in an edition. */
const spelling: Readonly<Record<EditionKey, readonly (readonly [string, RegExp])[]>> = {
  da: [
    ['no space before %', /\d%/],
    ['no space before kr. or €', /\d(?:kr\.|€)/],
    ['a hyphen between hours', /\bkl\. \d+-\d/],
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
    ['a space before °C', /\d\s°C/],
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
