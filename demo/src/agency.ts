import { join } from 'node:path'

/** The folder that holds the agency's content, catalogue and texts; its README lists them. */
const agencyFolder = join(import.meta.dirname, '..', 'agency')
/** Areas, locations and items, in the format of the catalogue import. */
export const sharedCatalogueFile = join(agencyFolder, 'catalogue', 'shared.jsonl')
export const textsFolder = join(agencyFolder, 'texts')
export const contentFolder = join(agencyFolder, 'content')
