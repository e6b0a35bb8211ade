import { type Details, parseDetails } from './core/details.ts'
import type { MoodName } from './core/moods.ts'
import { isMoodName, isSceneKind, type SceneKind } from './scene-names.ts'

export type DrawingAddress = {
  kind: SceneKind
  seed: string
  variant: number
  mood: MoodName | undefined
  details: Details | undefined
}

/** Reads `{kind}/{seed}/{variant}[/{mood}][/{details}]`; null for anything else. */
export function parseDrawingAddress(path: string): DrawingAddress | null {
  const [kind = '', seed = '', variant = '', ...rest] = path.split('/')
  if (!isSceneKind(kind)) return null
  if (!/^[\w-]{1,40}$/.test(seed) || !/^(0|[1-9]\d?)$/.test(variant)) return null
  const [first, ...others] = rest
  const mood = first !== undefined && isMoodName(first) ? first : undefined
  const [words, ...surplus] = mood === undefined ? rest : others
  const details = words === undefined ? undefined : parseDetails(words)
  if (details === null || surplus.length > 0) return null
  return { kind, seed, variant: Number(variant), mood, details }
}
