import type { SearchPoint } from '@marram/contract/search/client'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import type { MapPoint } from '../../map/map-view.ts'
import type { SearchCard } from '../result-state.ts'

type Naming = { readonly edition: EditionKey; readonly nameOf: (number: string) => string }

/** Fifty thousand prices take longer to write than to draw: each is written when its pin is seen. */
export function mapPoints(points: readonly SearchPoint[], { edition, nameOf }: Naming): MapPoint[] {
  const format = formatFor(edition)
  const { currency } = editionByKey(edition)
  return points.map(({ id, name, lat, lng, price }) => ({
    id,
    latitude: lat,
    longitude: lng,
    get label() {
      return price === null ? name.toUpperCase() : format.money(price, currency)
    },
    get href() {
      return buildPath(edition, { kind: 'lodging', name })
    },
    get title() {
      return nameOf(name.toUpperCase())
    },
  }))
}

/** The houses of the list, until all are there. */
export function cardPoints(cards: readonly SearchCard[]): SearchPoint[] {
  return cards.map(({ id, name, latitude, longitude, option }) => ({
    id,
    name,
    lat: latitude,
    lng: longitude,
    price: option?.price ?? null,
  }))
}
