import { generateLodgings } from '../lodging.ts'

const options = { lodgings: 1200, seed: 'marram', today: '2026-11-15' }

let generated: readonly ReturnType<typeof generate>[number][] | undefined

/** The default catalogue of a first start, on a fixed day; the same for all files of a process. */
export function wholeCatalogue() {
  generated ??= generate()
  return { ...options, lodgings: generated }
}

function generate() {
  return [...generateLodgings(options)]
}
