import * as v from 'valibot'
import { lodgingCard } from '../lodging/shapes.ts'

/** A house that a search has found: its place on the map, and the stay that it was found for. */
export const searchLodging = v.object({ ...lodgingCard.entries, latitude: v.number(), longitude: v.number() })
export type SearchLodging = v.InferOutput<typeof searchLodging>
