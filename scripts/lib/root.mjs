import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout these scripts belong to, wherever they are called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
