import type { ContentAsset } from '@marram/contract/content/model/entry'
import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/scene-names.ts'
import { picture } from '../builders/picture.ts'

type PictureText = [title: string, description: string]

function drawn(
  id: string,
  scene: [SceneKind, string, MoodName?, number?],
  da: PictureText,
  de: PictureText,
  en: PictureText,
): ContentAsset {
  const [kind, seed, mood, variant = 0] = scene
  const words = ([title, description]: PictureText) => ({ title, description })
  return picture(
    `asset-${id}`,
    { kind, seed, variant, ...(mood ? { mood } : {}) },
    { da: words(da), de: words(de), en: words(en) },
  )
}

/** Pictures that pages, posts and people share. */
export const pictures: readonly ContentAsset[] = [
  drawn(
    'dune-path',
    ['dunes', 'marram-front', 'morning'],
    ['Sti gennem klitterne', 'En smal sandsti mellem klitter med marehalm, havet for enden'],
    ['Pfad durch die Dünen', 'Ein schmaler Sandpfad zwischen Dünen mit Strandhafer, am Ende das Meer'],
    ['Path through the dunes', 'A narrow sandy path between dunes with marram grass, the sea at its end'],
  ),
  drawn(
    'dunes-golden',
    ['dunes', 'marram-evening', 'golden'],
    ['Klitter om aftenen', 'Lav sol over klitterne, lange skygger i sandet'],
    ['Dünen am Abend', 'Tiefe Sonne über den Dünen, lange Schatten im Sand'],
    ['Dunes in the evening', 'Low sun over the dunes, long shadows in the sand'],
  ),
  drawn(
    'dunes-storm',
    ['dunes', 'marram-winter', 'storm'],
    ['Klitter i blæst', 'Mørke skyer og bøjet græs på klitten'],
    ['Dünen bei Wind', 'Dunkle Wolken und gebeugtes Gras auf der Düne'],
    ['Dunes in the wind', 'Dark clouds and bent grass on the dune'],
  ),
  drawn(
    'beach-day',
    ['beach', 'marram-summer', 'day'],
    ['Stranden om sommeren', 'Bred sandstrand, roligt hav og blå himmel'],
    ['Der Strand im Sommer', 'Breiter Sandstrand, ruhiges Meer und blauer Himmel'],
    ['The beach in summer', 'Wide sandy beach, calm sea and blue sky'],
  ),
  drawn(
    'beach-morning',
    ['beach', 'marram-early', 'morning'],
    ['Stranden tidligt om morgenen', 'Blegt morgenlys over vådt sand og små bølger'],
    ['Der Strand am frühen Morgen', 'Blasses Morgenlicht über nassem Sand und kleinen Wellen'],
    ['The beach early in the morning', 'Pale morning light over wet sand and small waves'],
  ),
  drawn(
    'beach-storm',
    ['beach', 'marram-west', 'storm'],
    ['Stranden efter stormen', 'Tang og træ i opskyllet under tunge skyer'],
    ['Der Strand nach dem Sturm', 'Tang und Holz im Spülsaum unter schweren Wolken'],
    ['The beach after the storm', 'Seaweed and wood along the tideline under heavy clouds'],
  ),
  drawn(
    'beach-dusk',
    ['beach', 'marram-late', 'dusk'],
    ['Stranden i skumringen', 'Sidste lys over havet, ingen mennesker'],
    ['Der Strand in der Dämmerung', 'Letztes Licht über dem Meer, keine Menschen'],
    ['The beach at dusk', 'Last light over the sea, nobody around'],
  ),
  drawn(
    'lighthouse',
    ['lighthouse', 'marram-huk', 'golden'],
    ['Fyrtårnet', 'Et hvidt fyrtårn på klitten i aftensol'],
    ['Der Leuchtturm', 'Ein weißer Leuchtturm auf der Düne in der Abendsonne'],
    ['The lighthouse', 'A white lighthouse on the dune in the evening sun'],
  ),
  drawn(
    'lighthouse-dusk',
    ['lighthouse', 'marram-lyngvig', 'dusk'],
    ['Fyret tændes', 'Fyrtårnet lyser over klitterne, når det bliver mørkt'],
    ['Das Feuer geht an', 'Der Leuchtturm leuchtet über die Dünen, wenn es dunkel wird'],
    ['The light comes on', 'The lighthouse shines across the dunes as it gets dark'],
  ),
  drawn(
    'harbour',
    ['harbour', 'marram-kaj', 'day'],
    ['Fiskerihavnen', 'Kuttere ved kajen og træskure bagved'],
    ['Der Fischereihafen', 'Kutter am Kai, dahinter Holzschuppen'],
    ['The fishing harbour', 'Cutters along the quay, wooden sheds behind them'],
  ),
  drawn(
    'harbour-morning',
    ['harbour', 'marram-slusen', 'morning'],
    ['Havnen vågner', 'Både og spejlblankt vand i morgenlys'],
    ['Der Hafen erwacht', 'Boote und spiegelglattes Wasser im Morgenlicht'],
    ['The harbour wakes up', 'Boats and still water in the morning light'],
  ),
  drawn(
    'house-thatched',
    ['house-thatched', 'marram-1966', 'day'],
    ['Hus med stråtag', 'Et lavt hus med stråtag bag en klit'],
    ['Haus mit Reetdach', 'Ein niedriges Haus mit Reetdach hinter einer Düne'],
    ['House with a thatched roof', 'A low house with a thatched roof behind a dune'],
  ),
  drawn(
    'house-wood',
    ['house-wood', 'marram-trae', 'morning'],
    ['Træhus i klitterne', 'Et træhus med terrasse mellem lyng og græs'],
    ['Holzhaus in den Dünen', 'Ein Holzhaus mit Terrasse zwischen Heide und Gras'],
    ['Wooden house in the dunes', 'A wooden house with a terrace between heather and grass'],
  ),
  drawn(
    'house-modern',
    ['house-modern', 'marram-ny', 'golden'],
    ['Nyt hus med store vinduer', 'Et nyere hus med fladt tag og store vinduer'],
    ['Neues Haus mit großen Fenstern', 'Ein neueres Haus mit flachem Dach und großen Fenstern'],
    ['New house with large windows', 'A newer house with a flat roof and large windows'],
  ),
  drawn(
    'house-pool',
    ['house-pool', 'marram-stor', 'day'],
    ['Stort hus med poolfløj', 'Et langt hus med en fløj af glas foran klitterne'],
    ['Großes Haus mit Poolflügel', 'Ein langes Haus mit einem Flügel aus Glas vor den Dünen'],
    ['Large house with a pool wing', 'A long house with a glass wing in front of the dunes'],
  ),
  drawn(
    'house-winter',
    ['house-wood', 'marram-vinter', 'dusk'],
    ['Hus med lys i vinduet', 'Et træhus i skumringen, varmt lys bag ruderne'],
    ['Haus mit Licht im Fenster', 'Ein Holzhaus in der Dämmerung, warmes Licht hinter den Scheiben'],
    ['House with a lit window', 'A wooden house at dusk, warm light behind the panes'],
  ),
  drawn(
    'terrace',
    ['terrace', 'marram-sol', 'day'],
    ['Terrasse med udsigt', 'Bord og stole på en træterrasse med udsigt til klitterne'],
    ['Terrasse mit Aussicht', 'Tisch und Stühle auf einer Holzterrasse mit Blick auf die Dünen'],
    ['Terrace with a view', 'Table and chairs on a wooden terrace facing the dunes'],
  ),
  drawn(
    'living-room',
    ['living-room', 'marram-stue'],
    ['Stue med brændeovn', 'Sofa, brændeovn og store vinduer'],
    ['Wohnzimmer mit Kaminofen', 'Sofa, Kaminofen und große Fenster'],
    ['Living room with a stove', 'Sofa, wood stove and large windows'],
  ),
  drawn(
    'kitchen',
    ['kitchen', 'marram-mad'],
    ['Køkken med langt bord', 'Et lyst køkken med plads til mange ved bordet'],
    ['Küche mit langem Tisch', 'Eine helle Küche mit Platz für viele am Tisch'],
    ['Kitchen with a long table', 'A bright kitchen with room for many at the table'],
  ),
  drawn(
    'bedroom',
    ['bedroom', 'marram-seng'],
    ['Soveværelse', 'Redt seng, tæppe og et lille vindue'],
    ['Schlafzimmer', 'Gemachtes Bett, Decke und ein kleines Fenster'],
    ['Bedroom', 'A made bed, a blanket and a small window'],
  ),
  drawn(
    'bathroom',
    ['bathroom', 'marram-bad'],
    ['Badeværelse med spa', 'Badeværelse med spabad og håndklæder'],
    ['Bad mit Whirlpool', 'Badezimmer mit Whirlpool und Handtüchern'],
    ['Bathroom with a spa bath', 'Bathroom with a spa bath and towels'],
  ),
  drawn(
    'sauna',
    ['sauna', 'marram-varme'],
    ['Sauna med vindue', 'Bænke af lyst træ og et vindue mod klitten'],
    ['Sauna mit Fenster', 'Bänke aus hellem Holz und ein Fenster zur Düne'],
    ['Sauna with a window', 'Pale wooden benches and a window to the dune'],
  ),
  drawn(
    'pool',
    ['pool', 'marram-vand'],
    ['Indendørs pool', 'Pool under et skråt loft med vinduer hele vejen rundt'],
    ['Innenpool', 'Pool unter einer schrägen Decke, ringsum Fenster'],
    ['Indoor pool', 'Pool beneath a sloping ceiling with windows all round'],
  ),
]
