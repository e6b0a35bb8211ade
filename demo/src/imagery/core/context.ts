import type { Drawing } from './drawing.ts'
import type { HomeTraits } from './home-traits.ts'
import type { Mood, MoodName } from './moods.ts'
import type { Random } from './random.ts'
import type { Lit } from './solids.ts'

export type PlanRoomKind = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'sauna' | 'pool' | 'hall'
export type PlanLabels = Partial<Record<PlanRoomKind, string>>

/** Enough to paint sky, sea and dunes. */
export type OpenAir = { drawing: Drawing; mood: Mood; random: Random }

/** What every scene is given. */
export type SceneContext = OpenAir & { moodName: MoodName; home: HomeTraits; labels: PlanLabels | undefined }

/** A scene with a camera in it, so that things have a place in metres. */
export type Stage = SceneContext & Lit
