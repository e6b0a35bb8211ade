import type { Details } from './details.ts'
import type { Drawing } from './drawing.ts'
import type { HomeTraits } from './home-traits.ts'
import type { Mood, MoodName } from './moods.ts'
import type { Random } from './random.ts'
import type { Lit } from './solids.ts'

/** The part of the context that sky, sea and dunes need. */
export type OpenAir = { drawing: Drawing; mood: Mood; random: Random; details: Details }

/** The context that every scene receives. */
export type SceneContext = OpenAir & { moodName: MoodName; home: HomeTraits; seed: string; variant: number }

/** A scene with a camera, so that things can be placed in metres. */
export type Stage = SceneContext & Lit
