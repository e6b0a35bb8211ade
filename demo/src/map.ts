import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'agency', 'map')

/** The demo agency's map: drawn by hand, and cut into tiles by `npm run demo-map -w @marram/site`. */
export const demoMapSource = join(folder, 'map.json')
export const demoMapFile = join(folder, 'map.pmtiles')
