import type { EditionKey } from '@marram/i18n/edition-key'
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { baseMap } from '../base-map.ts'
import { landscape } from '../landscape.ts'
import type { Polyline } from '../map-view.ts'
import { lighthouses, placesOf } from '../places.ts'

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
  village: '#ebe1cb',
  road: '#fffaf0',
  roadEdge: '#cdbb94',
  coastPath: '#a08d63',
  lighthouse: '#b3261e',
}

/** Pixels per metre at zoom 0 in the middle of the coast, where MapLibre's world is 512 pixels wide. */
const pixelsPerMetre = 512 / (40_075_017 * Math.cos((55.7 * Math.PI) / 180))

/** The width scales with the map, and is never less than `min` pixels. */
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

/** Our own style from our own server. Streets are decorative and have no names. */
export function baseStyle(edition: EditionKey): StyleSpecification {
  return {
    version: 8,
    sources: baseSources(edition),
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      stroke('shallows-far', 'land', colours.shallowsFar, metres(620, 14)),
      stroke('shallows', 'land', colours.shallows, metres(280, 6)),
      fill('land', 'land', colours.land),
      // Land lies to the right of a beach, and so do its dunes.
      stroke('dunes', 'beaches', colours.dunes, metres(450, 4), { 'line-offset': metres(225, 2) }),
      { ...fill('villages', 'villages', colours.village), minzoom: 10.5 },
      fill('woods', 'woods', colours.wood),
      stroke('sand', 'beaches', colours.sand, metres(85, 2), { 'line-offset': metres(42, 1) }),
      fill('lakes', 'lakes', colours.sea),
      { ...stroke('coast-paths', 'coastPaths', colours.coastPath, 1.4, { 'line-dasharray': [4, 3] }), minzoom: 11 },
      { ...stroke('lanes', 'lanes', colours.road, metres(10, 1)), minzoom: 12 },
      { ...stroke('beach-ways-edge', 'beachWays', colours.roadEdge, metres(16, 2.6)), minzoom: 10.5 },
      { ...stroke('beach-ways', 'beachWays', colours.road, metres(11, 1.6)), minzoom: 10.5 },
      stroke('roads-edge', 'roads', colours.roadEdge, metres(22, 2.6)),
      stroke('roads', 'roads', colours.road, metres(15, 1.6)),
      stroke('coast', 'land', colours.coast, 1),
      {
        id: 'lighthouses',
        type: 'circle',
        source: 'lighthouses',
        minzoom: 9,
        paint: {
          'circle-color': '#ffffff',
          'circle-radius': 3,
          'circle-stroke-color': colours.lighthouse,
          'circle-stroke-width': 2.5,
        },
      },
      ...placeLayers,
    ],
  }
}

// Without a glyph URL MapLibre renders text with the page's fonts, which are already loaded.
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

/** A map of the whole coast names the sea once. */
const isSea: ExpressionSpecification = [
  'all',
  ['==', ['get', 'kind'], 'sea'],
  ['any', ['==', ['get', 'rank'], 1], ['>=', ['zoom'], 10]],
]

/** From the sea's name down to villages; MapLibre leaves out names without room. */
const placeLayers: readonly LayerSpecification[] = [
  names({ id: 'sea-names', filter: isSea, minzoom: 0, colour: '#437f8c' }, 16, {
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

/** The layers with names of this map, each with its font size and average glyph width in em. */
export const nameLayers = [
  { id: 'sea-names', size: 16, letter: 0.75 },
  { id: 'water-names', size: 13, letter: 0.56 },
  { id: 'small-names', size: 13, letter: 0.56 },
  { id: 'names', size: 14, letter: 0.58 },
] as const

type BaseSource = keyof typeof baseMap | keyof ReturnType<typeof landscape> | 'places' | 'lighthouses'

/** Converts the outlines of the picture to sources. */
function baseSources(edition: EditionKey): Record<BaseSource, GeoJSONSourceSpecification> {
  const { villages, lanes, beachWays, coastPaths } = landscape()
  return {
    villages: areas(villages),
    lanes: lines(lanes),
    beachWays: lines(beachWays),
    coastPaths: lines(coastPaths),
    lighthouses: { type: 'geojson', data: { type: 'MultiPoint', coordinates: positions(lighthouses) } },
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
