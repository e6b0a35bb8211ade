import type { MoodName } from './core/moods.ts'
import { isMoodName, isSceneKind, type SceneKind } from './scene-names.ts'

export type DrawingAddress = { kind: SceneKind; seed: string; variant: number; mood: MoodName | undefined }

/** Reads `{kind}/{seed}/{variant}[/{mood}]`; null for anything else. */
export function parseDrawingAddress(path: string): DrawingAddress | null {
  const [kind = '', seed = '', variant = '', mood, ...rest] = path.split('/')
  if (!isSceneKind(kind) || rest.length > 0) return null
  if (!/^[\w-]{1,40}$/.test(seed) || !/^(0|[1-9]\d?)$/.test(variant)) return null
  if (mood !== undefined && !isMoodName(mood)) return null
  return { kind, seed, variant: Number(variant), mood }
}
