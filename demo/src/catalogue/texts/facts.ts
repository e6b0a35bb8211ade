import type { EditionKey } from '@marram/domain/edition'
import { walkMinutes } from '@marram/domain/walk'
import type { House } from '../house/house.ts'
import type { Facts } from './sentence.ts'

const inTown: Readonly<Record<EditionKey, string>> = { da: 'i', de: 'in', en: 'in' }
const onIsland: Readonly<Record<EditionKey, string>> = { da: 'på', de: 'auf', en: 'on' }
const nearTown: Readonly<Record<EditionKey, string>> = { da: 'ved', de: 'bei', en: 'near' }

function factsIn({ sea, area }: House, language: EditionKey): Record<string, string> {
  return {
    // The sentences speak of minutes in the plural.
    walk: String(Math.max(2, walkMinutes(sea))),
    in: `${(area.island ? onIsland : inTown)[language]} ${area.name}`,
    near: `${(area.island ? onIsland : nearTown)[language]} ${area.name}`,
  }
}

/** The distances, sizes and years are in the facts table beside the text, so no sentence fills them in. */
export function factsOf(house: House): Facts {
  return { da: factsIn(house, 'da'), de: factsIn(house, 'de'), en: factsIn(house, 'en') }
}
