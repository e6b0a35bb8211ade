import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/scene-names.ts'

/** A contest entry: the scene of the picture, and title and text in the guest's own language. */
export type ContestEntry = readonly [kind: SceneKind, mood: MoodName, title: string, text: string]

export type ContestYear = {
  readonly entries: readonly ContestEntry[]
  /** Indexes of the entries in first, second and third place. */
  readonly places: readonly [number, number, number]
}
