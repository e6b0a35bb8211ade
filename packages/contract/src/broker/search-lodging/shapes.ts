import type { Reply } from '../operation.ts'

/** A house that a search has found: its place on the map, and the stay that it was found for. */
export type SearchLodging = Reply<'SearchLodgings'>['searchLodgings'][number]
