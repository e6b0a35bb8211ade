import type { ContentMap } from '@marram/contract/content/simple-shapes'
import type { EditionKey } from '@marram/i18n/edition-key'

export type Marker = { readonly name: string; readonly text: string; readonly lat: number; readonly lon: number }

const maxMarkers = 10

/** A map without a marker shows its middle. */
export function readMarkers({ title, center, markers }: ContentMap, edition: EditionKey): Marker[] {
  if (markers.length === 0) return center === null ? [] : [{ name: title ?? '', text: '', ...center }]
  return markers.slice(0, maxMarkers).map(({ lat, lon, title: name, text }) => ({
    name: words(name, edition),
    text: words(text, edition),
    lat,
    lon,
  }))
}

/** Markers are free JSON: a word for all editions, or one for each under its locale. */
function words(value: unknown, edition: EditionKey): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const own = Object.entries(value).find(([locale]) => locale.split('-')[0] === edition)?.[1]
  return typeof own === 'string' ? own : ''
}
