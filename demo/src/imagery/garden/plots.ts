import type { PlotName } from './plot-names.ts'
import type { Plot } from './plot-parts.ts'
import { fjord, meadow, village } from './tended-plots.ts'
import { dunes, forest, heath } from './wild-plots.ts'

export const plots: Record<PlotName, Plot> = { dunes, heath, forest, village, fjord, meadow }
