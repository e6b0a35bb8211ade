import { type ReviewAspect, reviewAspects } from '@marram/domain/guest-review'
import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'
import { yearSeasons } from '../stays/consumption.ts'
import { parseConditions } from '../texts/condition.ts'
import { lineOf } from '../texts/line-schema.ts'
import { findToldFact, type Told } from './topics.ts'

const lines = v.array(lineOf(findToldFact))
const some = v.optional(lines, [])

/** Praise, small and serious complaints about a topic, and the office's answers to each. */
const topic = v.strictObject({
  /** Only where the house and the stay allow it. */
  when: v.optional(v.array(words), []),
  /** Topics that a complaint about this one contradicts when they are praised. */
  against: v.optional(v.array(words), []),
  ...{ good: some, small: some, bad: some },
  ...{ thanks: some, sorry: some, amends: some },
})

/** The file of a topic says which part of the stars it is about; a stay in general is about none. */

export type Topic = Omit<v.InferOutput<typeof topic>, 'when'> & {
  name: string
  aspect: ReviewAspect | null
  isPossible: (told: Told) => boolean
}

function readTopics(file: string, aspect: ReviewAspect | null): Topic[] {
  const found = readAgencyFile(`texts/reviews/${file}.json`, v.record(v.string(), topic))
  return Object.entries(found).map(([name, { when, ...rest }]) => {
    return { name, aspect, isPossible: parseConditions(when, findToldFact), ...rest }
  })
}

export const topics: readonly Topic[] = [
  ...reviewAspects.flatMap((aspect) => readTopics(aspect, aspect)),
  ...readTopics('stay', null),
]

const verdicts = ['verdict-five', 'verdict-four', 'verdict-three'] as const

/** Sentences around the topics: how a review begins, turns to a complaint and ends; short reviews; answers to any. */
export const frames = readAgencyFile(
  'texts/reviews/frames.json',
  v.strictObject(
    v.entriesFromList(
      [
        'any',
        'returning',
        ...yearSeasons,
        ...verdicts,
        'turn',
        'five',
        'four',
        'four-after',
        'three',
        'low',
        'thanks',
        'sorry',
      ],
      lines,
    ),
  ),
)

/** Words and how guests misspell them. */
const slip = v.array(v.tuple([words, words]))
export const slips = readAgencyFile('texts/reviews/slips.json', v.strictObject({ da: slip, de: slip, en: slip }))
