import { holdReasons } from '@marram/domain/comment'
import { questionTopics } from '@marram/domain/question'
import * as v from 'valibot'
import { readAgencyFile, threeLanguages, words } from '../agency.ts'

const language = v.picklist(['da', 'de', 'en'])
const person = v.picklist(['anna', 'katrin', 'niels', 'sofie', 'svend'])
export type DemoPerson = v.InferOutput<typeof person>

const letter = v.strictObject({ subject: words, text: words })

/** Words of guests of the last days, and of staff today. */
export const demoDay = readAgencyFile(
  'bookings/day.json',
  v.strictObject({
    notes: v.array(v.strictObject({ by: person, text: words })),
    messages: v.array(v.strictObject({ da: letter, de: letter, en: letter })),
    questions: v.array(
      v.strictObject({
        language,
        topic: v.picklist(questionTopics),
        name: words,
        minutesAgo: v.number(),
        text: words,
        answer: v.nullable(v.strictObject({ by: person, text: words })),
      }),
    ),
    reviews: v.array(v.strictObject({ rating: v.number(), ...threeLanguages.entries })),
    comments: v.array(
      v.strictObject({
        post: words,
        language,
        author: words,
        email: v.nullable(words),
        text: words,
        heldFor: v.array(v.picklist(holdReasons)),
        minutesAgo: v.number(),
      }),
    ),
    holds: v.array(v.strictObject({ by: person, for: words, hours: v.number() })),
    blocks: v.array(
      v.strictObject({ by: person, purpose: v.picklist(['owner', 'repair']), nights: v.number(), note: words }),
    ),
    /** Of owners' weeks; an empty one stands for no note. */
    ownerNotes: v.array(v.string()),
    reasons: v.strictObject({ declined: words, cancelled: words }),
  }),
)

/** Colleagues of the user in `settings/users.json`, with the same public password. */
export const demoStaff = readAgencyFile(
  'bookings/staff.json',
  v.array(
    v.strictObject({
      email: words,
      firstname: words,
      lastname: words,
      languageId: v.picklist([1, 2, 7]),
      roles: v.array(v.picklist(['reception', 'finance', 'editor', 'houses'])),
    }),
  ),
)
