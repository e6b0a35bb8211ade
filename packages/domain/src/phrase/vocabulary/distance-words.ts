import { facilityKey } from '../../criteria/key.ts'
import { type FacilityKey, facilityByKey } from '../../facility.ts'
import type { Meaning, Vocabulary } from '../meaning.ts'

/** "Near" is a short walk, "right at" the first rows of houses. */
const nearM = 500
const rightAtM = 200

function target(key: FacilityKey): Meaning {
  return { kind: 'target', key: facilityKey(facilityByKey(key).id) }
}

function within(metres: number): Meaning {
  return {
    kind: 'term',
    term: { key: facilityKey(facilityByKey('distance-beach').id), value: metres, comparator: '<=' },
  }
}

/** Distances and their destinations. */
export const distanceWords: Vocabulary = [
  [
    { kind: 'metres', factor: 1 },
    { da: 'm, meter, metre', de: 'm, Meter, Metern', en: 'm, metres, metre, meters, meter' },
  ],
  [
    { kind: 'metres', factor: 1000 },
    { da: 'km, kilometer', de: 'km, Kilometer, Kilometern', en: 'km, kilometres, kilometre, kilometers, kilometer' },
  ],
  [
    { kind: 'near', metres: nearM },
    {
      da: 'nær, nær ved, tæt på, tæt ved, ved, i nærheden af, kort vej til, gåafstand til, i gåafstand til, kort afstand til, ikke langt fra, i nærheden',
      de: 'nah am, nahe, nahe am, nah an, in der Nähe, in der Nähe von, in der Nähe vom, Nähe, nah, am, an, nicht weit vom, nicht weit von, nicht weit zum, fußläufig zum, kurzer Weg zum, unweit vom',
      en: 'near, near to, close to, by, beside, next to, walking distance to, within walking distance of, not far from, a short walk from, close by, nearby, at',
    },
  ],
  [
    { kind: 'near', metres: rightAtM },
    {
      da: 'lige ved, direkte ved, direkte til, helt nede ved, lige ned til, helt tæt på, på kanten af, første række til, direkte på',
      de: 'direkt am, direkt an, unmittelbar am, gleich am, in erster Reihe am, erste Reihe zum, erste Reihe am, direkt beim',
      en: 'right by, right on, directly on, directly at, on, right at, right next to, first row to, steps from',
    },
  ],
  [
    target('distance-beach'),
    {
      da: 'strand, stranden, hav, havet, vandet, vesterhavet, kysten',
      de: 'Strand, Strande, Meer, See, Nordsee, Wasser, Küste',
      en: 'beach, sea, seaside, ocean, water, coast, shore, north sea',
    },
  ],
  [target('distance-fjord'), { da: 'fjord, fjorden', de: 'Fjord', en: 'fjord' }],
  [target('distance-lake'), { da: 'sø, søen', de: 'Badesee, Binnensee', en: 'lake' }],
  [
    target('distance-shop'),
    {
      da: 'indkøb, butik, butikker, supermarked, købmand, købmanden, dagligvarer, indkøbsmuligheder, supermarkedet',
      de: 'Einkauf, Einkaufen, Einkaufsmöglichkeit, Einkaufsmöglichkeiten, Supermarkt, Laden, Geschäfte, Geschäft, Bäcker',
      en: 'shop, shops, shopping, supermarket, grocery, groceries, store, stores',
    },
  ],
  [
    target('distance-restaurant'),
    {
      da: 'restaurant, restauranter, spisested, restauranten',
      de: 'Restaurant, Restaurants, Gaststätte',
      en: 'restaurant, restaurants',
    },
  ],
  [target('distance-harbour'), { da: 'havn, havnen', de: 'Hafen', en: 'harbour, harbor, port' }],
  [target('distance-golf'), { da: 'golfbane, golfbanen, golf', de: 'Golfplatz, Golf', en: 'golf course, golf' }],
  [
    within(nearM),
    {
      da: 'strandnær, strandnært, strandnære, strandhus, havnær, kystnær, tæt på vand, gåafstand til strand, gå til stranden',
      de: 'strandnah, strandnahes, strandnahe, Strandnähe, in Strandnähe, meernah, Strandhaus, Meernähe, in Meeresnähe, Meeresnähe, Strand zu Fuß, zu Fuß zum Strand, fußläufig zum Strand, zu Fuß an den Strand',
      en: 'beach house, near beach, seaside cottage, coastal, walk to beach, walk to the beach, walking distance to beach',
    },
  ],
  [
    within(rightAtM),
    {
      da: 'i første række, første række, første klitrække, ved vandkanten, direkte strandadgang, i første klitrække',
      de: 'erste Reihe, in erster Reihe, erste Dünenreihe, in der ersten Reihe, in den Dünen',
      en: 'beachfront, beach front, seafront, waterfront, front row, first row, oceanfront',
    },
  ],
]
