import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/render-scene.ts'

/** What a guest sent in: what the picture shows, and the guest's own words in the guest's own language. */
export type ContestEntry = readonly [kind: SceneKind, mood: MoodName, title: string, text: string]

export type ContestYear = {
  readonly entries: readonly ContestEntry[]
  /** Positions of the first, second and third place. */
  readonly places: readonly [number, number, number]
}
