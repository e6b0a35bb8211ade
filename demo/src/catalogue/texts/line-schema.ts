import * as v from 'valibot'
import { words } from '../../agency.ts'
import { type FindFact, parseConditions } from './condition.ts'
import { type Line, slotsIn } from './sentence.ts'

/** Phrases of any house; those of a house type or a setting are in `banks.ts`. */
export const phraseKinds = [
  'after',
  'rain',
  'night',
  'hour',
  'months',
  'party',
  'likes',
  'doing',
  'further',
  'besides',
] as const

const distances: readonly string[] = ['sea', 'walk', 'bike']
/** A text may repeat where the house stands and for how many guests it is; its phrases vary. */
const repeatable = ['area', 'place', 'in', 'near', 'at', 'persons']
const phrased: readonly string[] = ['kind', 'this', 'scene', 'view', ...phraseKinds]
const varying = [...phrased, 'beds', 'kitchenware']

/** A line speaks of what it names in `about`, fills in, or needs to be true without comparing it. */
function subjectsOf(about: readonly string[], slots: readonly string[], when: readonly string[]): string[] {
  const filledIn = slots.filter((slot) => !repeatable.includes(slot) && !phrased.includes(slot))
  const subjects = [...about, ...filledIn, ...when.filter((condition) => /^[\w-]+$/.test(condition))]
  return [...new Set(subjects.map((subject) => (distances.includes(subject) ? 'beach' : subject)))]
}

const list = v.optional(v.array(words), [])
const entry = v.strictObject({ da: words, de: words, en: words, when: list, about: list })

function toLine<T>({ da, de, en, when, about }: v.InferOutput<typeof entry>, findFact: FindFact<T>): Line<T> {
  const [inDanish, inGerman, inEnglish] = [slotsIn(da), slotsIn(de), slotsIn(en)]
  const slots = [...new Set([...inDanish, ...inGerman, ...inEnglish])]
  const isInAll = (slot: string) => [inDanish, inGerman, inEnglish].every((found) => found.includes(slot))
  return {
    ...{ da, de, en, slots },
    about: subjectsOf(about, slots, when),
    phrases: varying.filter(isInAll).length,
    words: Math.max(...[da, de, en].map((text) => text.split(' ').length)),
    ...(when.length > 0 ? { when: parseConditions(when, findFact) } : {}),
  }
}

/** Reads a line; `findFact` reads its conditions. */
export function lineOf<T>(findFact: FindFact<T>): v.GenericSchema<unknown, Line<T>> {
  return v.pipe(
    entry,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return toLine(dataset.value, findFact)
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) })
        return NEVER
      }
    }),
  )
}
