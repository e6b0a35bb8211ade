import type { EditionKey } from '@marram/i18n/edition-key'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { baseMap } from '../base-map.ts'
import type { Line } from '../outline.ts'
import { placesOf } from '../places.ts'

export type BaseSource = keyof typeof baseMap | 'places'

/** The same outlines that the picture is drawn from. */
export function baseSources(edition: EditionKey): Record<BaseSource, GeoJSONSourceSpecification> {
  return {
    land: areas(baseMap.land),
    lakes: areas(baseMap.lakes),
    woods: areas(baseMap.woods),
    beaches: lines(baseMap.beaches),
    roads: lines(baseMap.roads),
    places: places(edition),
  }
}

const positions = (line: Line): number[][] => line.map(([lon, lat]) => [lon, lat])

function areas(rings: readonly Line[]): GeoJSONSourceSpecification {
  const coordinates = rings.map((ring) => [[...positions(ring), ...positions(ring.slice(0, 1))]])
  return { type: 'geojson', data: { type: 'MultiPolygon', coordinates } }
}

export function lines(all: readonly Line[]): GeoJSONSourceSpecification {
  return { type: 'geojson', data: { type: 'MultiLineString', coordinates: all.map(positions) } }
}

function places(edition: EditionKey): GeoJSONSourceSpecification {
  const features = placesOf(edition).map(({ name, kind, rank, at: [lon, lat] }) => ({
    type: 'Feature' as const,
    properties: { name, kind, rank },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  }))
  return { type: 'geojson', data: { type: 'FeatureCollection', features } }
}
