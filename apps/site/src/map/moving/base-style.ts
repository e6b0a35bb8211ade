import type { EditionKey } from '@marram/i18n/edition-key'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { type BaseSource, baseSources } from './base-sources.ts'
import { placeLayers } from './place-layers.ts'

// The colours of map.css, where a canvas cannot read them.
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

/** Grows with the map, and is never less than `least` pixels. */
function metres(length: number, least: number): ExpressionSpecification {
  const steps = Array.from({ length: 13 }, (_, index) => index + 6)
  const stops = steps.flatMap((zoom) => [zoom, Math.max(least, length * pixelsPerMetre * 2 ** zoom)])
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
