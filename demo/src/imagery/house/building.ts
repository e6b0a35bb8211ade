import type { Volume } from './frame.ts'
import type { Cladding, Roofing } from './house-styles.ts'

/** A house after all choices. Lengths are in metres. */
export type Building = {
  cladding: Cladding
  roofing: Roofing
  wall: string
  roof: string
  frame: string
  door: string
  overhang: number
  paned: boolean
  shutters: boolean
  isGlazed: boolean
  volumes: readonly Volume[]
  chimneys: readonly { x: number; z: number; y: number; color: string }[]
  /** Extent of all volumes. */
  left: number
  right: number
  front: number
  back: number
  top: number
  /** The deck, seen from above: the middle of its edge along the house, its width and its depth. */
  terrace: { x: number; z: number; w: number; d: number }
}
