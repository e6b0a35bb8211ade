import { generateLodgings } from '../lodging.ts'

const options = { lodgings: 1200, seed: 'marram', today: '2026-11-15' }

/** The default catalogue of a first start, on a fixed day. */
export function wholeCatalogue() {
  return { ...options, lodgings: [...generateLodgings(options)] }
}
