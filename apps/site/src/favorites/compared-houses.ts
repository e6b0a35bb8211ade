import { createStore } from '../kit/store.ts'
import { maxCompared } from './comparison.ts'

/** Which houses a guest has ticked for the comparison; kept while he looks at a house and comes back. */
export const comparedHouses = createStore<readonly number[]>([])

export function setCompared(lodgingId: number, isWanted: boolean): void {
  const others = comparedHouses.get().filter((id) => id !== lodgingId)
  comparedHouses.set(isWanted ? [...others, lodgingId].slice(0, maxCompared) : others)
}
