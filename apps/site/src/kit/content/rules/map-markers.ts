import type { ContentMap } from '@marram/contract/content/simple-shapes'
import type { EditionKey } from '@marram/i18n/edition-key'

export type Marker = { readonly name: string; readonly text: string; readonly lat: number; readonly lon: number }

const maxMarkers = 10

/** A map without markers shows a single place, its centre. */
export function readMarkers({ title, center, markers }: ContentMap, edition: EditionKey): Marker[] {
  if (markers.length === 0) return center === null ? [] : [{ name: title ?? '', text: '', ...center }]
  return markers.slice(0, maxMarkers).map(({ lat, lon, title: name, text }) => ({
    name: words(name, edition),
    text: words(text, edition),
    lat,
    lon,
  }))
}

/** Markers are untyped JSON: their title is one string for all editions, or one per locale. */
function words(value: unknown, edition: EditionKey): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const own = Object.entries(value).find(([locale]) => locale.split('-')[0] === edition)?.[1]
  return typeof own === 'string' ? own : ''
}
