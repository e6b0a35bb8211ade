import { pictureTags } from '@marram/domain/picture-tag'
import { houseColumn, type TableRule } from './columns.ts'

/** The table of photos; `photo-tables.ts` translates it. */
export const photoTable = {
  about:
    'The agency’s own photos. One row per photo, in their order; the rows of a house replace all of its pictures except videos and panoramas.',
  columns: [
    houseColumn('X9001', 'X9001', 'X9002'),
    {
      heading: 'picture',
      kind: 'line',
      to: 'source',
      isRequired: true,
      examples: ['X9001/stue.jpg', 'X9001/plan.pdf', 'X9002/haus.jpg'],
      about:
        'file in the folder or bucket of photos, or web address; of a PDF with several pages such as plan.pdf#page=2',
    },
    {
      heading: 'order',
      kind: 'whole',
      examples: ['1', '', ''],
      about: 'place among the photos of the house; those without one follow in the order of the rows',
    },
    {
      heading: 'tags',
      kind: 'line',
      examples: ['living-room', 'floor-plan', 'exterior, terrace'],
      about: `what it shows, most important first: ${pictureTags.map(({ key }) => key).join(', ')}`,
    },
    {
      heading: 'danish',
      kind: 'line',
      to: 'alt.da',
      examples: ['Stue med brændeovn', '', 'Huset set fra haven'],
      about: 'a sentence for guests who cannot see it; if empty, the room is named',
    },
    {
      heading: 'german',
      kind: 'line',
      to: 'alt.de',
      examples: ['Wohnzimmer mit Kaminofen', '', 'Das Haus vom Garten aus'],
      about: 'the same',
    },
    {
      heading: 'english',
      kind: 'line',
      to: 'alt.en',
      examples: ['Living room with a log burner', '', 'The house seen from the garden'],
      about: 'the same',
    },
  ],
} as const satisfies TableRule
