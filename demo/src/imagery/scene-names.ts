import { type MoodName, moodNames } from './core/moods.ts'

/** Kinds of pictures; `render-scene.ts` has a painter for each. */
export const sceneKinds = [
  'house',
  'house-thatched',
  'house-wood',
  'house-modern',
  'house-pool',
  'terrace',
  'dunes',
  'beach',
  'lighthouse',
  'harbour',
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'sauna',
  'pool',
  'snapshot',
] as const
export type SceneKind = (typeof sceneKinds)[number]

const names: readonly string[] = sceneKinds

export const isSceneKind = (text: string): text is SceneKind => names.includes(text)
export const isMoodName = (text: string): text is MoodName => moodNames.includes(text)
