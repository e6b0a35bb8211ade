import type { Point } from './view.ts'

export type NearPlace = { readonly name: string; readonly distanceM: number }

/** Facts of the map about the surroundings of a house. */
export type MapAround = {
  /** The end of the way to the sea; null if the map and the stated distance contradict each other. */
  readonly shore: Point | null
  /** The nearest villages and towns, nearest first. */
  readonly near: readonly NearPlace[]
}

export type AroundQuestion = { readonly at: Point; readonly beachM: number | null }

export type MapClient = { around(question: AroundQuestion): Promise<MapAround> }
