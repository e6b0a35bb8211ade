import type { MapScope } from '@marram/domain/map/scope'
import type { Box, Point } from '@marram/domain/map/view'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Flavor, layers } from '@protomaps/basemaps'
import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { lightRed, type MapColours, white } from './map-colours.ts'
import { landBelowHouseM } from './picture.ts'
import type { NamedPlace } from './picture-names.ts'

export type MapStyleOptions = {
  readonly edition: EditionKey
  readonly colours: MapColours
  readonly archive: { readonly minZoom: number; readonly maxZoom: number; readonly box: Box }
  readonly credit: MapScope['credit']
  /** Names that the archive doesn't have. */
  readonly places: readonly NamedPlace[]
  /** Houses that the map has in the water: each gets some land. */
  readonly atSea: readonly Point[]
  /** As far as guests may move the map. */
  readonly limits: Box
}

/** Without the glyph server that the package expects, MapLibre draws letters with the page's fonts. */
const [textFont, displayFont] = ['Figtree Variable', 'Fraunces Variable']

/** These layers are made of icons of a sprite, which this map does without. */
const iconLayers: readonly string[] = ['roads_oneway', 'roads_shields']

/** A style for MapLibre that loads nothing but our tiles. */
export function mapStyle({
  edition,
  colours,
  archive,
  credit,
  places,
  atSea,
  limits,
}: MapStyleOptions): StyleSpecification {
  const { west, south, east, north } = archive.box
  const below = [...(atSea.length > 0 ? [landBelowHouses(colours, limits)] : []), residential(colours)]
  return {
    version: 8,
    metadata: { limits: [limits.west, limits.south, limits.east, limits.north] },
    sources: {
      base: {
        type: 'vector',
        tiles: ['/map/tiles/{z}/{x}/{y}.mvt'],
        minzoom: archive.minZoom,
        maxzoom: archive.maxZoom,
        bounds: [west, south, east, north],
        ...(attributions[credit] && { attribution: attributions[credit] }),
      },
      ...(places.length > 0 && { places: placeSource(places) }),
      ...(atSea.length > 0 && { 'at-sea': pointSource(atSea) }),
    },
    layers: [
      ...layers('base', flavorOf(colours), { lang: edition })
        .filter(({ id }) => !iconLayers.includes(id))
        .map(withoutIcon)
        .flatMap((layer) => {
          if (layer.id === 'earth' && credit !== 'protomaps') return [...shallows(colours, limits), layer]
          return layer.id === 'landuse_park' ? [...below, layer] : [layer]
        }),
      lighthouses,
      ...(places.length > 0 ? [placeNames(colours)] : []),
    ],
  }
}

const openStreetMap = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
/** As links, which the licences of the data ask for. */
const attributions = {
  simplified: null,
  openstreetmap: openStreetMap,
  protomaps: `${openStreetMap} <a href="https://protomaps.com">Protomaps</a>`,
} as const

function pointSource(points: readonly Point[]): SourceSpecification {
  return { type: 'geojson', data: { type: 'MultiPoint', coordinates: points.map(([lon, lat]) => [lon, lat]) } }
}

/** On both sides of the shore, like those of the picture. Tiles of others end too close to their edges for such strokes. */
function shallows(colours: MapColours, limits: Box): LayerSpecification[] {
  const stroke = (id: string, colour: string, metres: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'base',
    'source-layer': 'earth',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': inMetres(metres, limits) },
  })
  return [stroke('shallows-far', colours.shallowsFar, 620), stroke('shallows', colours.shallows, 280)]
}

const equatorM = 40_075_017
/** MapLibre's world has this width at zoom 0. */
const worldPx = 512

/** The same on the ground at every zoom. */
function inMetres(metres: number, { south, north }: Box): ExpressionSpecification {
  const metresPerPixel = (equatorM * Math.cos((((south + north) / 2) * Math.PI) / 180)) / worldPx
  const deepest = 22
  return [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    0,
    metres / metresPerPixel,
    deepest,
    (metres / metresPerPixel) * 2 ** deepest,
  ]
}

function landBelowHouses(colours: MapColours, limits: Box): LayerSpecification {
  return {
    id: 'land-below-houses',
    type: 'circle',
    source: 'at-sea',
    paint: {
      'circle-color': colours.land,
      'circle-radius': inMetres(landBelowHouseM, limits),
    },
  }
}

/** The package colours no built-up areas. */
const residential = (colours: MapColours): LayerSpecification => ({
  id: 'landuse_residential',
  type: 'fill',
  source: 'base',
  'source-layer': 'landuse',
  minzoom: 9,
  filter: ['==', ['get', 'kind'], 'residential'],
  paint: { 'fill-color': colours.built },
})

/** They are visible from far away, and typical of a coast. */
const lighthouses: LayerSpecification = {
  id: 'lighthouses',
  type: 'circle',
  source: 'base',
  'source-layer': 'pois',
  minzoom: 9,
  filter: ['==', ['get', 'kind'], 'lighthouse'],
  paint: { 'circle-color': white, 'circle-radius': 3, 'circle-stroke-color': lightRed, 'circle-stroke-width': 2.5 },
}

function placeSource(places: readonly NamedPlace[]): SourceSpecification {
  const features = places.map(({ name, at: [lon, lat], rank }) => ({
    type: 'Feature' as const,
    properties: { name, rank },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  }))
  return { type: 'geojson', data: { type: 'FeatureCollection', features } }
}

const placeNames = (colours: MapColours): LayerSpecification => ({
  id: 'places_own',
  type: 'symbol',
  source: 'places',
  layout: {
    'text-field': ['get', 'name'],
    'text-font': [textFont],
    'text-size': 14,
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': colours.name, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
})

function withoutIcon(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const layout = Object.entries(layer.layout ?? {}).filter(([name]) => !name.startsWith('icon-'))
  return { ...layer, layout: Object.fromEntries(layout) }
}

function flavorOf(colours: MapColours): Flavor {
  const { land, sea, grass, wood, sand, built, building, road, mainRoad, roadEdge, path, border } = colours
  const { name, smallName, roadName, waterName, halo } = colours
  return {
    // Tiles of the open sea may be missing.
    background: sea,
    water: sea,
    earth: land,
    park_a: grass,
    park_b: grass,
    wood_a: wood,
    wood_b: wood,
    scrub_a: grass,
    scrub_b: grass,
    glacier: halo,
    sand,
    beach: sand,
    hospital: built,
    industrial: built,
    school: built,
    pedestrian: built,
    aerodrome: built,
    runway: road,
    zoo: grass,
    military: built,
    pier: built,
    buildings: building,
    ...roadColours({ minor: road, main: mainRoad, path, edge: roadEdge }),
    railway: border,
    boundaries: border,
    roads_label_minor: roadName,
    roads_label_minor_halo: halo,
    roads_label_major: roadName,
    roads_label_major_halo: halo,
    ocean_label: waterName,
    subplace_label: smallName,
    subplace_label_halo: halo,
    city_label: name,
    city_label_halo: halo,
    state_label: smallName,
    state_label_halo: halo,
    country_label: smallName,
    address_label: roadName,
    address_label_halo: halo,
    landcover: {
      barren: land,
      farmland: land,
      forest: wood,
      glacier: halo,
      grassland: grass,
      scrub: grass,
      urban_area: built,
    },
    regular: textFont,
    bold: textFont,
    italic: displayFont,
  }
}

type RoadColours = { readonly minor: string; readonly main: string; readonly path: string; readonly edge: string }

/** On the ground, on bridges and in tunnels alike. */
function roadColours({ minor, main, path, edge }: RoadColours) {
  return {
    tunnel_other_casing: edge,
    tunnel_minor_casing: edge,
    tunnel_link_casing: edge,
    tunnel_major_casing: edge,
    tunnel_highway_casing: edge,
    tunnel_other: path,
    tunnel_minor: minor,
    tunnel_link: main,
    tunnel_major: main,
    tunnel_highway: main,
    minor_service_casing: edge,
    minor_casing: edge,
    link_casing: edge,
    major_casing_late: edge,
    highway_casing_late: edge,
    other: path,
    minor_service: minor,
    minor_a: minor,
    minor_b: minor,
    link: main,
    major_casing_early: edge,
    major: main,
    highway_casing_early: edge,
    highway: main,
    bridges_other_casing: edge,
    bridges_minor_casing: edge,
    bridges_link_casing: edge,
    bridges_major_casing: edge,
    bridges_highway_casing: edge,
    bridges_other: path,
    bridges_minor: minor,
    bridges_link: main,
    bridges_major: main,
    bridges_highway: main,
  }
}
