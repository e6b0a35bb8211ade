import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

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
export const placeLayers: readonly LayerSpecification[] = [
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
