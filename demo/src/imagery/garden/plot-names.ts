import type { Details } from '../core/details.ts'
import type { Random } from '../core/random.ts'

const plotNames = ['dunes', 'heath', 'forest', 'village', 'fjord', 'meadow'] as const
/** The surroundings of a house. */
export type PlotName = (typeof plotNames)[number]

export function choosePlot(building: Random, details: Details): PlotName {
  const drawn = building.fork('plot').pick<PlotName>(['dunes', 'dunes', 'heath', 'forest', 'meadow', 'fjord'])
  return plotNames.find((name) => details.has(name)) ?? drawn
}
