import { join } from 'node:path'

/** The folder that holds the agency's content, catalogue and texts; its README lists them. */
const agencyFolder = join(import.meta.dirname, '..', 'agency')
export const textsFolder = join(agencyFolder, 'texts')
export const contentFolder = join(agencyFolder, 'content')
