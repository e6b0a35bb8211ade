import type { Reply } from '../operation.ts'

/** A search result: the house's position on the map, and the stay it was found for. */
export type SearchLodging = Reply<'SearchLodgings'>['searchLodgings'][number]
