import type { Drawing } from './drawing.ts'
import type { HomeTraits } from './home-traits.ts'
import type { Mood, MoodName } from './moods.ts'
import type { Random } from './random.ts'
import type { Lit } from './solids.ts'

export type PlanRoomKind = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'sauna' | 'pool' | 'hall'
export type PlanLabels = Partial<Record<PlanRoomKind, string>>

/** The part of the context that sky, sea and dunes need. */
export type OpenAir = { drawing: Drawing; mood: Mood; random: Random }

/** The context that every scene receives. */
export type SceneContext = OpenAir & { moodName: MoodName; home: HomeTraits; labels: PlanLabels | undefined }

/** A scene with a camera, so that things can be placed in metres. */
export type Stage = SceneContext & Lit
