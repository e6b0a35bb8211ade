import { middleAreas } from './middle.ts'
import { northernAreas } from './north.ts'
import { southernAreas } from './south.ts'

const written = [...northernAreas, ...middleAreas, ...southernAreas]

export const areaEntries = written.map(({ entry }) => entry)
export const areaPictures = written.map(({ asset }) => asset)
