import { bytesPerTurn, createCountCommon } from './bit-program.ts'
import { type Bitset, emptySet } from './bitset.ts'

/** Counts the intersection with the focused set. */
export type CountWith = (other: Bitset) => number

export type BitPool = Readonly<{
  /** An empty set that can be counted without a copy; an ordinary one if the pool is exhausted. */
  take: () => Bitset
  /** The caller must not use the set again. */
  giveBack: (set: Bitset) => void
  /** The set must not change while it is counted with. */
  focus: (set: Bitset) => CountWith
}>

const maxBytes = 64 * 1_048_576
const maxSets = 8192
const pageBytes = 65_536

/** Sets in adjacent memory that a vector program can read. */
export function createBitPool(capacity: number): BitPool {
  const words = (capacity + 31) >>> 5
  const slotBytes = Math.max(1, Math.ceil((words * 4) / bytesPerTurn)) * bytesPerTurn
  const slots = Math.max(8, Math.min(maxSets, Math.floor(maxBytes / slotBytes)))
  const memory = new WebAssembly.Memory({ initial: Math.ceil((slots * slotBytes) / pageBytes) })
  const countCommon = createCountCommon(memory)
  const slotAt = (slot: number): Bitset => new Uint32Array(memory.buffer, slot * slotBytes, words)
  // Copies of sets from outside the pool.
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
      const token = {}
      return (other) => {
        if (holder !== token) focused.set(set)
        holder = token
        if (!isOurs(other)) guest.set(other)
        return countCommon(0, isOurs(other) ? other.byteOffset : slotBytes, slotBytes)
      }
    },
  }
}
