import type { EditionKey } from '@marram/i18n/edition-key'
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { baseMap } from '../base-map.ts'
import type { Polyline } from '../map-view.ts'
import { placesOf } from '../places.ts'

// These are the colours of map.css, which a canvas cannot read.
const colours = {
  sea: '#cfe5ea',
  shallowsFar: '#dcedf0',
  shallows: '#e8f4f5',
  land: '#f3efe0',
  dunes: '#e3ead0',
  wood: '#cfdcb8',
  sand: '#f0dcae',
  coast: '#d3bf97',
  road: '#dccfb4',
}

/** Pixels per metre at zoom 0 in the middle of the coast, where MapLibre's world is 512 pixels wide. */
const pixelsPerMetre = 512 / (40_075_017 * Math.cos((55.7 * Math.PI) / 180))

/** The width grows with the map, and is never less than `min` pixels. */
function metres(length: number, min: number): ExpressionSpecification {
  const steps = Array.from({ length: 13 }, (_, index) => index + 6)
  const stops = steps.flatMap((zoom) => [zoom, Math.max(min, length * pixelsPerMetre * 2 ** zoom)])
  return ['interpolate', ['exponential', 2], ['zoom'], ...stops]
}

function stroke(id: string, source: BaseSource, colour: string, width: ExpressionSpecification | number, more = {}) {
  return {
    id,
    type: 'line',
    source,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width, ...more },
  } satisfies LayerSpecification
}

function fill(id: string, source: BaseSource, colour: string) {
  return { id, type: 'fill', source, paint: { 'fill-color': colour } } satisfies LayerSpecification
}

/** Our own map: from our own server, in our own colours. It has no roads close up, and no street has a name. */
export function baseStyle(edition: EditionKey): StyleSpecification {
  return {
    version: 8,
    sources: baseSources(edition),
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      stroke('shallows-far', 'land', colours.shallowsFar, metres(620, 14)),
      stroke('shallows', 'land', colours.shallows, metres(280, 6)),
      fill('land', 'land', colours.land),
      // Land lies to the right of a beach, and there its dunes are.
      stroke('dunes', 'beaches', colours.dunes, metres(450, 4), { 'line-offset': metres(225, 2) }),
      fill('woods', 'woods', colours.wood),
      stroke('sand', 'beaches', colours.sand, metres(85, 2), { 'line-offset': metres(42, 1) }),
      fill('lakes', 'lakes', colours.sea),
      stroke('roads', 'roads', colours.road, 1.6, {
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 11.5, 1, 12.5, 0],
      }),
      stroke('coast', 'land', colours.coast, 1),
      ...placeLayers,
    ],
  }
}

// Without an address for glyphs MapLibre draws letters with the page's own fonts, which are there already.
const textFont = ['Figtree Variable']
const displayFont = ['Fraunces Variable']

type Names = { id: string; filter: ExpressionSpecification; minzoom: number; colour: string }

function names({ id, filter, minzoom, colour }: Names, size: number, more = {}): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'places',
    minzoom,
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': textFont,
      'text-size': size,
      'symbol-sort-key': ['get', 'rank'],
      ...more,
    },
    paint: { 'text-color': colour, 'text-halo-color': 'rgba(251, 247, 240, 0.85)', 'text-halo-width': 1.4 },
  }
}

const isSettlement: ExpressionSpecification = ['in', ['get', 'kind'], ['literal', ['town', 'village', 'island']]]

/** From the sea's name down to villages; what does not fit is left out by MapLibre. */
const placeLayers: readonly LayerSpecification[] = [
  names({ id: 'sea-names', filter: ['==', ['get', 'kind'], 'sea'], minzoom: 0, colour: '#437f8c' }, 16, {
    'text-font': displayFont,
    'text-letter-spacing': 0.16,
  }),
  names({ id: 'water-names', filter: ['==', ['get', 'kind'], 'water'], minzoom: 9, colour: '#2a7486' }, 13),
  names(
    {
      id: 'small-names',
      filter: ['all', isSettlement, ['>=', ['get', 'rank'], 2]],
      minzoom: 10,
      colour: '#55644a',
    },
    13,
  ),
  names({ id: 'names', filter: ['all', isSettlement, ['==', ['get', 'rank'], 1]], minzoom: 0, colour: '#3f4d35' }, 14),
]

type BaseSource = keyof typeof baseMap | 'places'

/** Makes sources of the outlines that the picture is drawn from. */
function baseSources(edition: EditionKey): Record<BaseSource, GeoJSONSourceSpecification> {
  return {
    land: areas(baseMap.land),
    lakes: areas(baseMap.lakes),
    woods: areas(baseMap.woods),
    beaches: lines(baseMap.beaches),
    roads: lines(baseMap.roads),
    places: places(edition),
  }
}

const positions = (line: Polyline): number[][] => line.map(([lon, lat]) => [lon, lat])

function areas(rings: readonly Polyline[]): GeoJSONSourceSpecification {
  const coordinates = rings.map((ring) => [[...positions(ring), ...positions(ring.slice(0, 1))]])
  return { type: 'geojson', data: { type: 'MultiPolygon', coordinates } }
}

export function lines(all: readonly Polyline[]): GeoJSONSourceSpecification {
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
