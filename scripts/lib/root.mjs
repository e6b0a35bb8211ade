import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout of these scripts, independent of the working directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
