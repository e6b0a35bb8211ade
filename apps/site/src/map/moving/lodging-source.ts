import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import type { MapPoint } from '../map-point.ts'

export const lodgingSource = 'lodgings'

/** Pins are about this wide: closer houses are counted together. */
const groupRadiusPx = 58
const lastGroupedZoom = 15

export function lodgingData(points: readonly MapPoint[]) {
  const features = points.map(({ id, longitude, latitude }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }))
  return { type: 'FeatureCollection' as const, features }
}

/** Grouping happens in MapLibre's worker: fifty thousand houses do not hold up a page. */
export function lodgingSourceOf(points: readonly MapPoint[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: lodgingData(points),
    cluster: true,
    clusterRadius: groupRadiusPx,
    clusterMaxZoom: lastGroupedZoom,
  }
}
