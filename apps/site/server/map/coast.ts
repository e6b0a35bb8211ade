import { join } from 'node:path'

/** The coast of northern Europe, for agencies without a file of their own: see `writing/write-coast.ts`. */
export const coastFile = join(import.meta.dirname, 'coast.pmtiles')
