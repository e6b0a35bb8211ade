import { generateLodgings } from '../lodging.ts'

const options = { lodgings: 1200, seed: 'marram', today: '2026-11-15' }

/** The agency as a first start makes it, on a fixed day. */
export function wholeCatalogue() {
  return { ...options, lodgings: [...generateLodgings(options)] }
}
