import type { FacilityKey } from '@marram/domain/facility'
import type { House } from '../house/house.ts'
import { languages, type Sentence } from '../texts/sentence.ts'

/** Words that claim a feature of a house, in each language, and the required fact. */
export type Claim = { of: string; words: Readonly<Record<keyof Sentence, RegExp>>; isTrue: (house: House) => boolean }

const claim = (of: string, da: RegExp, de: RegExp, en: RegExp, isTrue: (house: House) => boolean): Claim => ({
  of,
  words: { da, de, en },
  isTrue,
})

const facility = (key: FacilityKey, da: RegExp, de: RegExp, en: RegExp): Claim =>
  claim(key, da, de, en, ({ has }) => has.has(key))

/** Claims of titles, descriptions and reviews. */
export const claims: readonly Claim[] = [
  facility('pool', /pool/i, /(?<!whirl)pool/i, /(?<!whirl)pool/i),
  facility('sauna', /sauna/i, /sauna/i, /sauna/i),
  claim(
    'whirlpool',
    /(?<!\p{L})(ude)?spa(en)?(?!\p{L})/iu,
    /whirlpool/i,
    /whirlpool/i,
    ({ has }) => has.has('spa') || has.has('outdoor-spa'),
  ),
  facility('outdoor-spa', /udespa/i, /außenwhirlpool/i, /outdoor whirlpool/i),
  facility('wilderness-bath', /vildmarksbad/i, /badefass/i, /hot tub/i),
  facility('fireplace', /brændeovn|tændte op/i, /kaminofen/i, /(?<!sauna )stove/i),
  facility('sea-view', /havudsigt/i, /meerblick/i, /sea view/i),
  facility('thatched-roof', /strå(tag|tækt)|strå over/i, /reet/i, /thatch/i),
  facility('annex', /anneks/i, /nebenhaus/i, /annexe/i),
  facility('activity-room', /aktivitets(rum|hus)/i, /aktivitäts(raum|haus)/i, /games room|activity house/i),
  facility(
    'ev-charger',
    /elbil|ladestander|ladede bilen/i,
    /elektroauto|ladestation|e-auto/i,
    /electric car|charger|charged the car/i,
  ),
  facility('fenced-plot', /(?<!levende )hegn/i, /eingezäunt|zauns/i, /\bfence/i),
  facility('swings', /gynge/i, /schaukel/i, /swings/i),
  facility('sandbox', /sandkasse/i, /sandkasten/i, /sandpit/i),
  facility('trampoline', /trampolin/i, /trampolin/i, /trampoline/i),
  facility('bonfire-place', /bålplads/i, /feuerstelle/i, /fire pit/i),
  facility('shelter', /shelter/i, /shelter/i, /\bshelter\b/i),
  facility('outdoor-shower', /udebruser/i, /außendusche/i, /outdoor shower/i),
  facility('balcony', /altan/i, /balkon/i, /balcony/i),
  facility('bathtub', /badekar/i, /badewanne/i, /bathtub/i),
  facility(
    'open-kitchen',
    /åbne køkken|køkkenet er åbent|køkken og stue hænger/i,
    /offenen Küche|zum Wohnraum hin offen|Küche und Wohnraum/i,
    /open kitchen|kitchen is open|kitchen opens/i,
  ),
  facility(
    'bicycles',
    /husets cykler|cyklerne i skuret/i,
    /fahrräder(n)? des hauses|fahrräder im schuppen/i,
    /house’s bicycles|bicycles in the shed/i,
  ),
  facility('grill', /grill(?!et)/i, /grill(?!w)/i, /\bgrill\b|barbecue/i),
  facility('carport', /carport/i, /carport/i, /carport/i),
  facility('nature-plot', /naturgrund/i, /naturgrundstück/i, /natural plot/i),
  facility('cot', /tremmeseng/i, /kinderbett/i, /\bcot\b/i),
  facility('high-chair', /højstol/i, /hochstuhl/i, /high chair/i),
  facility('heat-pump', /varmepumpe/i, /wärmepumpe/i, /heat pump/i),
  facility('solar-cells', /strømmen fra taget/i, /strom(s)? vom dach/i, /electricity comes from the roof/i),
  facility('billiards', /billard/i, /billard/i, /billiard/i),
  facility('table-tennis', /bordtennis/i, /tischtennis/i, /table tennis/i),
  facility('table-football', /bordfodbold/i, /kicker/i, /table football/i),
  facility('accessible', /uden trin/i, /stufenlos/i, /step-free/i),
  facility('hypoallergenic', /allergi/i, /allergi/i, /allergi/i),
  claim('dunes', /klit/i, /düne/i, /\bdunes?\b/i, ({ sea }) => sea <= 1500),
  claim('the first row', /første (klit)?række/i, /erste[rn] (dünen)?reihe/i, /first row/i, ({ sea }) => sea <= 350),
  claim(
    'heath',
    /lyng(?!vig)|(?<!\p{L})heden/iu,
    /heide(?!ns)/i,
    /heath/i,
    ({ setting }) => setting === 'heath' || setting === 'dunes',
  ),
  claim(
    'forest',
    /(?<!rør)skov|fyrretræer|plantage/i,
    /\bwald|kiefern(?!holz)|lichtung/i,
    /forest|woodland|\bpines|plantation/i,
    ({ setting }) => setting === 'forest',
  ),
  claim('fjord', /fjord/i, /fjord/i, /fjord/i, ({ fjord }) => fjord !== null && fjord <= 1500),
  claim('meadows', /\beng(e|en|ene)\b/i, /wiese/i, /meadow/i, ({ setting }) => setting === 'meadow'),
  claim(
    'a beach on foot',
    /\d+ minutter|kort gåtur|gåafstand til stranden/i,
    /\d+ Minuten|kurzer Spaziergang|Fußweg zum Strand/i,
    /\d+ minutes|short walk/i,
    ({ sea }) => sea <= 1200,
  ),
  claim(
    'a covered terrace',
    /overdækkede? terrasse|overdækket/i,
    /überdacht/i,
    /covered terrace/i,
    ({ coveredTerraces }) => coveredTerraces > 0,
  ),
  claim('two floors', /ovenpå/i, /\boben (ist|liegen)/i, /upstairs/i, ({ storeys }) => storeys === 2),
  claim(
    'one floor',
    /ét plan/i,
    /auf einer ebene/i,
    /on one level/i,
    ({ storeys, beds }) => storeys === 1 && beds.loft === 0,
  ),
  claim('a sleeping loft', /hems/i, /schlafboden/i, /sleeping loft/i, ({ beds }) => beds.loft > 0),
  claim(
    'a high room',
    /til kip/i,
    /unter den first/i,
    /open to the ridge/i,
    ({ archetype, storeys, beds }) => archetype.key === 'timber' && storeys === 1 && beds.loft === 0,
  ),
  claim(
    'low ceilings',
    /lave (døre|lofter)/i,
    /niedrige/i,
    /low (doorways|ceilings)/i,
    ({ archetype }) => archetype.key === 'fisherman',
  ),
  claim('bunks', /køje/i, /etagenbett/i, /\bbunks?\b/i, ({ beds }) => beds.bunks > 0),
  claim('two bathrooms', /to badeværelser/i, /zwei bädern/i, /two bathrooms/i, ({ bathrooms }) => bathrooms === 2),
  claim('a guest toilet', /gæstetoilet/i, /gästetoilette/i, /guest toilet/i, ({ guestToilets }) => guestToilets > 0),
  claim(
    'underfloor heating',
    /gulvvarme/i,
    /fußbodenheizung/i,
    /underfloor/i,
    ({ has }) => has.has('underfloor-heating') || has.has('bathroom-underfloor-heating'),
  ),
  claim('a dog', /(?<!\p{L})hund(en)?(?!\p{L})/iu, /\bhund\b/i, /\bdog\b/i, ({ petsMax }) => petsMax > 0),
  claim(
    'room for families',
    /flere familier|to familier|tre familier|tre generationer/i,
    /mehrere familien|zwei familien|drei familien|drei generationen/i,
    /several families|two families|three families|three generations/i,
    ({ persons }) => persons >= 8,
  ),
  claim(
    'a house for two',
    /et hus til to|feriehus for to|sommerhus for to/i,
    /haus für zwei(?! familien)/i,
    /house for two(?! families)|home for two(?! families)/i,
    ({ persons }) => persons === 2,
  ),
  claim('a renovation', /renover/i, /renovier/i, /renovat/i, ({ renovatedYear }) => renovatedYear !== null),
  claim(
    'a new house',
    /nybygget|(?<!\p{L})nyt (sommer|ferie)?hus|alt er nyt/iu,
    /neu gebaut|neues (ferien|sommer)?haus|alles ist neu/i,
    /newly built|\bnew (holiday|summer|house)|everything is new/i,
    ({ archetype }) => archetype.key === 'new-build',
  ),
]

const claimsBySentence = new Map<string, readonly Claim[]>()

/** Cached per sentence, since thousands of texts consist of a few hundred sentences. */
function claimsIn(sentence: string, language: keyof Sentence): readonly Claim[] {
  const key = `${language} ${sentence}`
  const known = claimsBySentence.get(key) ?? claims.filter(({ words }) => words[language].test(sentence))
  claimsBySentence.set(key, known)
  return known
}

/** The claims of a text about its house, in any language. */
export function claimsOf(text: Sentence): Set<string> {
  return new Set(
    languages.flatMap((language) =>
      text[language].split(/(?<=[.!?])\s+/).flatMap((sentence) => claimsIn(sentence, language).map(({ of }) => of)),
    ),
  )
}

/** Every false claim of a text, as "language: claim". */
export function untrueClaims(text: Sentence, house: House): string[] {
  return languages.flatMap((language) =>
    text[language]
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) => claimsIn(sentence, language))
      .filter(({ isTrue }) => !isTrue(house))
      .map(({ of }) => `${language}: ${of}`),
  )
}
