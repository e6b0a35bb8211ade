import type { AreaSlug } from '../../catalogue/places/areas.ts'
import { locationsOf } from '../../catalogue/places/place-book.ts'
import { streets } from '../../catalogue/places/streets.ts'
import { type Editions, toEntries } from '../builders/entry.ts'
import { street } from '../builders/kinds.ts'
import { doc, p } from '../builders/rich-text.ts'

/** A street that crosses a location's border has one id on each side; the page covers all of them. */
function streetPage(name: string, area: AreaSlug, lines: Editions<string>) {
  const within = new Set(locationsOf(area).map(({ id }) => id))
  const found = streets.filter((known) => known.name === name && within.has(known.locationId))
  const [first] = found
  if (!first) throw new Error(`No street in ${area} is called ${name}`)
  const words = (text: string) => ({ title: name, slug: first.slug, content: doc(p(text)) })
  return street(
    `street-${first.slug}`,
    { brokerStreetIds: found.map(({ id }) => id), areas: toEntries(`area-${area}`) },
    { da: words(lines.da), de: words(lines.de), en: words(lines.en) },
  )
}

export const streetEntries = [
  streetPage('Blåvandvej', 'blavand', {
    da: 'Hovedgaden i Blåvand, fra bageren til fyret. Tæt på alting, og om sommeren med trafik til ud på aftenen.',
    de: 'Die Hauptstraße von Blåvand, vom Bäcker bis zum Leuchtturm. Nah an allem, im Sommer mit Verkehr bis in den Abend.',
    en: 'The main street of Blåvand, from the baker to the lighthouse. Close to everything, though in summer the traffic goes on into the evening.',
  }),
  streetPage('Fyrvej', 'blavand', {
    da: 'Den sidste vej mod vest. Den ender ved fyret, og om natten fejer lysstrålen hen over tagene.',
    de: 'Die letzte Straße im Westen. Sie endet am Leuchtturm, nachts streicht das Licht über die Dächer.',
    en: 'The westernmost road. It ends at the lighthouse, whose beam sweeps the roofs at night.',
  }),
  streetPage('Hvidbjerg Klit', 'blavand', {
    da: 'Sandveje mellem høje klitter. Man går fem minutter til vandet og kører i første gear til huset.',
    de: 'Sandwege zwischen hohen Dünen. Zum Wasser geht man fünf Minuten, zum Haus fährt man im ersten Gang.',
    en: 'Sandy lanes between tall dunes. It’s five minutes on foot to the water, and first gear all the way to the house.',
  }),
  streetPage('Strandvejen', 'henne-strand', {
    da: 'Gaden, alle mener, når de siger Henne Strand. Butikker, is og til sidst trappen over klitten.',
    de: 'Die Straße, die alle meinen, wenn sie Henne Strand sagen. Läden, Eis und am Ende der Weg über die Düne.',
    en: 'The street people mean when they say Henne Strand: shops, ice cream and, at the end, the path over the dune.',
  }),
  streetPage('Houstrupvej', 'houstrup', {
    da: 'Vejen gennem skoven til stranden. Husene ligger på stikveje, så man hører fugle og ikke biler.',
    de: 'Die Straße durch den Wald zum Strand. Die Häuser liegen an Stichwegen, man hört Vögel statt Autos.',
    en: 'The road through the forest to the beach. Houses stand on side tracks, so you hear birds rather than cars.',
  }),
  streetPage('Vejers Havvej', 'vejers-strand', {
    da: 'Går gennem byen og fortsætter ud på sandet. Her ligger bageren, købmanden og kiosken.',
    de: 'Führt durch den Ort und weiter auf den Sand. Hier liegen Bäcker, Kaufmann und Kiosk.',
    en: 'Runs through the village and on to the sand. This is where you’ll find the baker, the grocer and the kiosk.',
  }),
  streetPage('Lodbergsvej', 'sondervig', {
    da: 'Søndervigs lange vej mod syd. Mange af husene har bagdør til klitten.',
    de: 'Søndervigs lange Straße nach Süden. Viele Häuser haben eine Hintertür zur Düne.',
    en: 'The long road south from Søndervig. Many of its houses have a back door to the dunes.',
  }),
  streetPage('Holmsland Klitvej', 'hvide-sande', {
    da: 'Landevejen på tangen mellem hav og fjord. Sidevejene er af grus og ender i sand.',
    de: 'Die Landstraße auf der Nehrung zwischen Meer und Fjord. Die Seitenwege sind geschottert und enden im Sand.',
    en: 'The main road along the spit between sea and fjord. Its side roads are gravel and end in sand.',
  }),
  streetPage('Kirkevejen', 'fano', {
    da: 'Går på tværs af Fanø fra Fanø Bad til Rindby. God at cykle på, også i modvind.',
    de: 'Quert Fanø von Fanø Bad nach Rindby. Gut zum Radeln, auch bei Gegenwind.',
    en: 'Crosses Fanø from Fanø Bad to Rindby. Good for cycling, even into the wind.',
  }),
  streetPage('Havnebyvej', 'romo', {
    da: 'Rømøs østlige hovedvej med gamle gårde under stråtag og fiskehallen for enden.',
    de: 'Die östliche Hauptstraße von Rømø, mit alten Höfen unter Reet und der Fischhalle am Ende.',
    en: 'Rømø’s eastern main road, with old thatched farms along it and the fish hall at the far end.',
  }),
]
