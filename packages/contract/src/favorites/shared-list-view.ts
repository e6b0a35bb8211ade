import { votes } from '@marram/domain/shared-list'
import * as v from 'valibot'

/* Apart from what a list is made and changed by, which no browser needs. */

/**
 * The list as one of its readers sees it. People and comments have numbers that mean something in this list alone;
 * nothing in here lets anybody act for somebody else.
 */
export const sharedListView = v.object({
  title: v.string(),
  lodgingIds: v.array(v.number()),
  stay: v.nullable(
    v.object({
      arrival: v.string(),
      duration: v.number(),
      party: v.object({ adults: v.number(), children: v.number(), infants: v.number(), pets: v.number() }),
    }),
  ),
  state: v.picklist(['open', 'ended']),
  /** The last day of voting, and the last one on which the list can be read. */
  endsOn: v.string(),
  readableUntil: v.string(),
  people: v.array(v.object({ number: v.number(), name: v.string(), isOwner: v.boolean() })),
  votes: v.array(v.object({ person: v.number(), lodgingId: v.number(), vote: v.picklist(votes) })),
  comments: v.array(
    v.object({
      number: v.number(),
      person: v.number(),
      lodgingId: v.number(),
      text: v.string(),
      writtenAt: v.string(),
    }),
  ),
  /** Which of the people is reading. */
  you: v.nullable(v.object({ number: v.number(), isOwner: v.boolean() })),
})
export type SharedListView = v.InferOutput<typeof sharedListView>

/** What the page shows: the list, or why there is none, and what could not be done with what was written. */
export type SharedListVisit = {
  readonly list: SharedListView | null
  readonly missing?: 'unknown' | 'too-many' | 'outage'
  readonly refused?: { readonly code: string; readonly values: Readonly<Record<string, string>> }
}
