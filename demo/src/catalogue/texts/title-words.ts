import type { ArchetypeKey } from '../house/archetypes.ts'
import type { House } from '../house/house.ts'
import { has, type Line, line } from './sentence.ts'
import type { SettingKey } from './settings.ts'

/** A house type in the words of the trade. All nouns are neuter in Danish and German except the cabin. */
export type Noun = Line & { isCabin?: true }

const holidayHome = line('feriehus', 'Ferienhaus', 'holiday home')
const summerHouse = line('sommerhus', 'Sommerhaus', 'summer house')
const beachHouse = line('strandhus', 'Strandhaus', 'beach house', ({ sea }: House) => sea <= 350)

export const nouns: Readonly<Record<ArchetypeKey, readonly Noun[]>> = {
  wooden: [
    holidayHome,
    summerHouse,
    beachHouse,
    line('træsommerhus', 'Holzhaus', 'wooden house'),
    line('klassisk sommerhus', 'klassisches Sommerhaus', 'classic summer house'),
  ],
  cabin: [
    { ...line('hytte', 'Ferienhütte', 'cabin'), isCabin: true },
    { ...line('træhytte', 'Holzhütte', 'wooden cabin'), isCabin: true },
    summerHouse,
  ],
  timber: [
    line('bjælkehus', 'Blockhaus', 'log house'),
    line('træhus', 'Holzhaus', 'wooden house'),
    line('feriehus i træ', 'Ferienhaus aus Holz', 'wooden holiday home'),
    beachHouse,
  ],
  thatched: [
    line('stråtækt sommerhus', 'Reetdachhaus', 'thatched house'),
    line('stråtækt feriehus', 'reetgedecktes Ferienhaus', 'thatched holiday home'),
    line('sommerhus med stråtag', 'Ferienhaus mit Reetdach', 'thatched cottage'),
  ],
  fisherman: [
    line('fiskerhus', 'Fischerhaus', 'fisherman’s cottage'),
    line('kaptajnshus', 'Kapitänshaus', 'captain’s house'),
    line('gammelt fiskerhus', 'altes Fischerhaus', 'old fisherman’s cottage'),
  ],
  modern: [
    line('moderne sommerhus', 'modernes Ferienhaus', 'modern holiday home'),
    line('arkitekttegnet sommerhus', 'Architektenhaus', 'architect-designed house'),
    line('moderne feriehus', 'modernes Haus', 'contemporary holiday home'),
    beachHouse,
  ],
  'new-build': [
    line('nybygget sommerhus', 'neu gebautes Ferienhaus', 'newly built holiday home'),
    line('nyt sommerhus', 'neues Ferienhaus', 'new holiday home'),
    line('nyt feriehus', 'neues Sommerhaus', 'new summer house'),
  ],
  'pool-house': [
    line('poolhus', 'Poolhaus', 'pool house'),
    line('feriehus med egen pool', 'Ferienhaus mit eigenem Pool', 'holiday home with private pool'),
    line('sommerhus med indendørs pool', 'Ferienhaus mit Innenpool', 'holiday home with indoor pool'),
    line(
      'aktivitetshus med pool',
      'Aktivitätshaus mit Pool',
      'holiday home with pool and games room',
      has('activity-room'),
    ),
  ],
}

/** Danish in the neuter and common gender, German without its ending. */
export type Adjective = Line & { common: string }

const word = (da: string, common: string, de: string, en: string, when?: (house: House) => boolean): Adjective => ({
  ...line(da, de, en, when),
  common,
})

const isTimeless = ({ archetype }: House) => archetype.key !== 'new-build' && archetype.key !== 'modern'

export const adjectives: readonly Adjective[] = [
  word('hyggeligt', 'hyggelig', 'gemütlich', 'cosy', ({ persons }) => persons <= 8),
  word('lyst', 'lys', 'hell', 'bright', ({ archetype }) => archetype.key !== 'fisherman'),
  word('velholdt', 'velholdt', 'gepflegt', 'well-kept', isTimeless),
  word('charmerende', 'charmerende', 'charmant', 'charming', isTimeless),
  word('indbydende', 'indbydende', 'einladend', 'inviting'),
  word('familievenligt', 'familievenlig', 'familienfreundlich', 'family-friendly', ({ persons }) => persons >= 5),
  word('lille', 'lille', 'klein', 'small', ({ persons }) => persons <= 4),
  word('rummeligt', 'rummelig', 'geräumig', 'spacious', ({ persons }) => persons >= 8),
  word('stort', 'stor', 'groß', 'large', ({ persons }) => persons >= 10),
  word('renoveret', 'renoveret', 'renoviert', 'renovated', ({ renovatedYear }) => renovatedYear !== null),
  word('energivenligt', 'energivenlig', 'energiesparend', 'energy-efficient', has('energy-friendly')),
  word('luksuriøst', 'luksuriøs', 'luxuriös', 'luxurious', ({ tier }) => tier === 'gold'),
  word('solrigt', 'solrig', 'sonnig', 'sunny', ({ setting }) => setting !== 'forest'),
  word('fredeligt', 'fredelig', 'ruhig gelegen', 'quiet', ({ setting }) => setting !== 'village'),
]

export const locators: Readonly<Record<SettingKey, readonly Line[]>> = {
  'first-row': [
    line('i første klitrække', 'in der ersten Dünenreihe', 'in the first row of dunes'),
    line('tæt på stranden', 'nah am Strand', 'close to the beach'),
    line('bag klitten ved Vesterhavet', 'hinter der Düne an der Nordsee', 'behind the dune by the North Sea'),
    line('med havet lige bag klitten', 'mit dem Meer gleich hinter der Düne', 'with the sea just over the dune'),
    line('ved stranden {in}', 'in Strandnähe {in}', 'by the beach {in}'),
    line('tæt på brændingen', 'nah an der Brandung', 'close to the surf'),
    line('i første række {near}', 'in erster Reihe {near}', 'in the first row {near}'),
  ],
  dunes: [
    line('i klitterne', 'in den Dünen', 'in the dunes'),
    line('i klitterne {near}', 'in den Dünen {near}', 'in the dunes {near}'),
    line('på en klitgrund', 'auf einem Dünengrundstück', 'on a dune plot'),
    line('i læ af klitterne', 'im Schutz der Dünen', 'in the lee of the dunes'),
    line('mellem klit og marehalm', 'zwischen Dünen und Strandhafer', 'among dunes and marram grass'),
    line('på en naturgrund {in}', 'auf einem Naturgrundstück {in}', 'on a natural plot {in}', has('nature-plot')),
    line(
      'i gåafstand til stranden',
      'mit kurzem Fußweg zum Strand',
      'a short walk from the beach',
      ({ sea }) => sea <= 1000,
    ),
  ],
  heath: [
    line('i lyngen', 'in der Heide', 'in the heather'),
    line('på heden {near}', 'in der Heide {near}', 'on the heath {near}'),
    line('på en stor lynggrund', 'auf einem Heidegrundstück', 'on a heather plot'),
    line('mellem lyng og enebær', 'zwischen Heide und Wacholder', 'among heather and juniper'),
    line(
      'på en ugenert naturgrund',
      'auf einem ungestörten Naturgrundstück',
      'on a secluded natural plot',
      has('nature-plot'),
    ),
    line('midt i naturen {near}', 'mitten in der Natur {near}', 'surrounded by nature {near}'),
    line('i rolige omgivelser {in}', 'in ruhiger Umgebung {in}', 'in quiet surroundings {in}'),
  ],
  forest: [
    line('i fyrreskoven', 'im Kiefernwald', 'in the pine forest'),
    line('ved skoven {in}', 'am Wald {in}', 'by the forest {in}'),
    line('på en skovgrund', 'auf einem Waldgrundstück', 'on a wooded plot'),
    line('i læ af skoven', 'im Schutz des Waldes', 'sheltered by the forest'),
    line('i udkanten af skoven', 'am Waldrand', 'at the edge of the forest'),
    line('mellem høje fyrretræer', 'zwischen hohen Kiefern', 'among tall pines'),
  ],
  village: [
    line('midt i byen', 'mitten im Ort', 'in the heart of the village'),
    line('på en stille vej {in}', 'in ruhiger Straße {in}', 'on a quiet street {in}'),
    line('i gåafstand til det hele', 'mit kurzen Wegen', 'within walking distance of everything'),
  ],
  fjord: [
    line('ved fjorden', 'am Fjord', 'by the fjord'),
    line('nær fjorden {in}', 'in Fjordnähe {in}', 'near the fjord {in}'),
    line('til surfere og sejlere', 'für Surfer und Segler', 'for surfers and sailors'),
  ],
  meadow: [
    line('på landet', 'auf dem Land', 'in the countryside'),
    line('ved engen {in}', 'an der Wiese {in}', 'by the meadow {in}'),
    line('mellem marker og enge', 'zwischen Feldern und Wiesen', 'among fields and meadows'),
    line('med udsigt over engene', 'mit Blick über die Wiesen', 'with views over the meadows'),
    line('i landlige omgivelser {in}', 'in ländlicher Umgebung {in}', 'in rural surroundings {in}'),
    line('på en stor, åben grund', 'auf einem großen, offenen Grundstück', 'on a large open plot'),
  ],
}

export const tails: readonly Line[] = [
  line('med havudsigt', 'mit Meerblick', 'with a sea view', has('sea-view')),
  line('med sauna', 'mit Sauna', 'with a sauna', has('sauna')),
  line('med sauna og spa', 'mit Sauna und Whirlpool', 'with sauna and whirlpool', has('sauna', 'spa')),
  line('med udespa', 'mit Außenwhirlpool', 'with an outdoor whirlpool', has('outdoor-spa')),
  line('med vildmarksbad', 'mit Badefass', 'with a wood-fired hot tub', has('wilderness-bath')),
  line('med brændeovn', 'mit Kaminofen', 'with a wood stove', has('fireplace')),
  line('med indhegnet grund', 'mit eingezäuntem Grundstück', 'with a fenced plot', has('fenced-plot')),
  line('med anneks', 'mit Nebenhaus', 'with an annexe', has('annex')),
  line('med aktivitetsrum', 'mit Aktivitätsraum', 'with a games room', has('activity-room')),
  line(
    'med overdækket terrasse',
    'mit überdachter Terrasse',
    'with a covered terrace',
    ({ coveredTerraces }) => coveredTerraces > 0,
  ),
  line('med ladestander', 'mit Ladestation', 'with an EV charger', has('ev-charger')),
  line('med bålplads', 'mit Feuerstelle', 'with a fire pit', has('bonfire-place')),
  line(
    'til to familier',
    'für zwei Familien',
    'for two families',
    ({ persons, bathrooms }) => persons >= 8 && bathrooms >= 2,
  ),
  line('til hele familien', 'für die ganze Familie', 'for the whole family', ({ persons }) => persons >= 6),
  line('for to', 'für zwei', 'for two', ({ persons }) => persons === 2),
]
