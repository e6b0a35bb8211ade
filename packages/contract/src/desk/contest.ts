import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { isoDay, line, rowId } from './shapes.ts'

const common = { service: 'workers', needs: 'contest.write' } as const
const one = v.object({ entry: rowId })
const state = v.picklist(['pending', 'approved', 'rejected'])
const reason = v.picklist(['not-own', 'people', 'unsuitable', 'quality'])
const place = v.nullable(v.picklist([1, 2, 3]))
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2999))
const oneYear = v.object({ year })

export const approveEntry = deskCommand({
  ...common,
  name: 'contest.approve',
  input: one,
  output: v.object({ state: v.literal('approved') }),
})

/** Rejects a pending or approved picture, removes it from pages and deletes the file. */
export const rejectEntry = deskCommand({
  ...common,
  name: 'contest.reject',
  input: v.object({ entry: rowId, why: reason }),
  output: v.object({ state: v.literal('rejected') }),
})

/** Gives an approved picture a place, taking it from another one. Hidden until the contest is decided. */
export const placeEntry = deskCommand({
  ...common,
  name: 'contest.place',
  input: v.object({ entry: rowId, place }),
  output: v.object({ place }),
})

/** Publishes the places and mails the winners once. */
export const decideContest = deskCommand({
  ...common,
  name: 'contest.decide',
  input: oneYear,
  output: v.object({ winners: v.number() }),
})

const texts = v.object({ reward: v.optional(line(2000)), conditions: v.optional(line(2000)) })

/** Creates a contest or changes its days. Missing texts come from the contest before. */
export const openContest = deskCommand({
  ...common,
  name: 'contest.open',
  input: v.object({ year, from: isoDay, lastDay: isoDay, words: v.object({ da: texts, de: texts, en: texts }) }),
  output: oneYear,
})

/** Stops submissions from today on. */
export const closeContest = deskCommand({ ...common, name: 'contest.close', input: oneYear, output: oneYear })

/** One a year, the newest first. */
export const listContests = deskQuery({
  ...common,
  name: 'contest.list',
  input: v.object({}),
  output: v.array(
    v.object({
      year: v.number(),
      status: v.string(),
      opensOn: v.string(),
      lastDay: v.string(),
      pending: v.number(),
      approved: v.number(),
    }),
  ),
})

const entry = v.object({ id: v.number(), year: v.number(), state, place: v.nullable(v.number()), title: v.string() })

export const listEntries = deskQuery({
  ...common,
  name: 'contest.list-entries',
  input: listInput({ filters: { state: v.optional(state), year: v.optional(year) }, sorts: ['sent'] }),
  output: listOutput(v.object({ ...entry.entries, sentAt: v.string() })),
})

/** A picture with its sender, and with its file as a data URL: no address serves it before it is approved. */
export const showEntry = deskQuery({
  ...common,
  name: 'contest.show-entry',
  input: one,
  output: v.object({
    ...entry.entries,
    reason: v.nullable(reason),
    text: v.string(),
    width: v.number(),
    height: v.number(),
    sentAt: v.string(),
    /** Null for drawings, and after the sender's data were deleted. */
    sender: v.nullable(v.object({ name: v.string(), email: v.string() })),
    picture: v.nullable(v.string()),
  }),
})
