import { bytesPerTurn, createCountCommon } from './bit-program.ts'
import { type Bitset, emptySet } from './bitset.ts'

/** The size of an intersection with a set that was given before. */
export type CountWith = (other: Bitset) => number

export type BitPool = Readonly<{
  /** An empty set that is counted without being copied; an ordinary one when the pool is used up. */
  take: () => Bitset
  /** The caller must not use the set again. */
  giveBack: (set: Bitset) => void
  /** The set must stay as it is for as long as it is counted with. */
  focus: (set: Bitset) => CountWith
}>

const maxBytes = 64 * 1_048_576
const maxSets = 8192
const pageBytes = 65_536

/** Sets that lie side by side in memory that a vector program can read. */
export function createBitPool(capacity: number): BitPool {
  const words = (capacity + 31) >>> 5
  const slotBytes = Math.max(1, Math.ceil((words * 4) / bytesPerTurn)) * bytesPerTurn
  const slots = Math.max(8, Math.min(maxSets, Math.floor(maxBytes / slotBytes)))
  const memory = new WebAssembly.Memory({ initial: Math.ceil((slots * slotBytes) / pageBytes) })
  const countCommon = createCountCommon(memory)
  const slotAt = (slot: number): Bitset => new Uint32Array(memory.buffer, slot * slotBytes, words)
  // Sets from elsewhere are copied here.
  const [focused, guest] = [slotAt(0), slotAt(1)]
  const free = Array.from({ length: slots - 2 }, (_, index) => slots - 1 - index)
  const isOurs = (set: Bitset) => set.buffer === memory.buffer
  let holder: object | null = null
  return {
    take: () => {
      const slot = free.pop()
      return slot === undefined ? emptySet(capacity) : slotAt(slot).fill(0)
    },
    giveBack: (set) => {
      if (isOurs(set)) free.push(set.byteOffset / slotBytes)
    },
    focus: (set) => {
      const own = {}
      return (other) => {
        if (holder !== own) focused.set(set)
        holder = own
        if (!isOurs(other)) guest.set(other)
        return countCommon(0, isOurs(other) ? other.byteOffset : slotBytes, slotBytes)
      }
    },
  }
}
