import { votes } from '@marram/domain/shared-list'
import * as v from 'valibot'

/* Separate from the requests that create and change a list, which browsers do not need. */

/**
 * The list as seen by one reader. Numbers of people and comments are valid in this list only; nothing here allows
 * acting for somebody else.
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
  /** The last day of voting, and the last day on which the list is readable. */
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
  /** The reader, if they are one of the people. */
  you: v.nullable(v.object({ number: v.number(), isOwner: v.boolean() })),
})
export type SharedListView = v.InferOutput<typeof sharedListView>

/** The page's data: the list, or the reason why there is none, and the reason for a refused change. */
export type SharedListVisit = {
  readonly list: SharedListView | null
  readonly missing?: 'unknown' | 'too-many' | 'outage'
  readonly refused?: { readonly code: string; readonly values: Readonly<Record<string, string>> }
}
