import { parseIsoDay } from '@marram/domain/iso-day'
import { findPersonNameProblem, tidyPersonName } from '@marram/domain/person-name'
import { cleanText } from '@marram/domain/safe-text'
import { sharedListLimits, votes } from '@marram/domain/shared-list'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { type SharedListView, sharedListView } from './shared-list-view.ts'

export const sharedListsPath = '/rest/v1/shared-lists'

/** 128 bits in lower case, like all paths. It is sent in bodies only, so that services never log it. */
export const sharedListToken = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be the token of a list'))
/** Identifies a person of the list; the browser keeps it in a cookie. */
export const personKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be the key of a person'))

const lodgingId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const isoDay = v.pipe(
  v.string(),
  v.check((text) => parseIsoDay(text) !== null, 'must be a day as YYYY-MM-DD'),
)
const cleaned = (max: number, lines: boolean) =>
  v.pipe(
    v.string(),
    v.maxLength(max * 4),
    v.transform((text) => cleanText(text, { lines })),
    v.minLength(1),
    v.maxLength(max),
  )
const title = cleaned(sharedListLimits.titleLength, false)
/** A first name or nickname; no sentences or links. */
const name = v.pipe(
  v.string(),
  v.maxLength(sharedListLimits.nameLength * 4),
  v.transform(tidyPersonName),
  v.check((text) => findPersonNameProblem(text, sharedListLimits.nameLength) === null, 'must be a name'),
)

const stay = v.object({
  arrival: isoDay,
  duration: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  party: v.object({ adults: v.pipe(count, v.minValue(1)), children: count, infants: count, pets: count }),
})

/** `POST …/`: the creator is the list's first person, and its owner. */
export const newSharedList = v.object({
  title,
  name,
  lodgingIds: v.pipe(
    v.array(lodgingId),
    v.transform((ids) => [...new Set(ids)]),
    v.minLength(1),
    v.maxLength(sharedListLimits.houses),
  ),
  stay: v.nullable(stay),
  endsOn: isoDay,
})
export type NewSharedList = v.InferInput<typeof newSharedList>

/** The token allows reading; the key identifies the person. */
export const sharedListAccess = v.object({ token: sharedListToken, key: v.optional(v.nullable(personKey), null) })
export type SharedListAccess = v.InferInput<typeof sharedListAccess>

/** Actions of every person. A null vote is withdrawn. */
const forPeople = [
  v.object({ kind: v.literal('vote'), lodgingId, vote: v.nullable(v.picklist(votes)) }),
  v.object({ kind: v.literal('comment'), lodgingId, text: cleaned(sharedListLimits.commentLength, true) }),
  v.object({ kind: v.literal('remove-comment'), number }),
  v.object({ kind: v.literal('remove-person'), number }),
] as const
/** Actions of the owner. `end` closes the voting at once; a later day reopens it. */
const forOwners = [
  v.object({ kind: v.literal('rename'), title }),
  v.object({ kind: v.literal('move-end'), endsOn: isoDay }),
  v.object({ kind: v.literal('end') }),
  v.object({ kind: v.literal('remove-house'), lodgingId }),
] as const
export const sharedListChange = v.variant('kind', [...forPeople, ...forOwners])
export type SharedListChange = v.InferInput<typeof sharedListChange>

/** `POST …/join/`, `…/change/`, `…/delete/` and `…/read/`. */
export const joinRequest = v.object({ token: sharedListToken, name })
export const changeRequest = v.object({ ...sharedListAccess.entries, change: sharedListChange })

/**
 * A refusal is a ServiceError: `unknown-list` (404), `list-ended`, `people-full`, `comments-full`, `name-taken`,
 * `last-house` (409), `not-a-person`, `not-the-owner` (403), `unknown-house`, `unknown-comment`, `unknown-person` (404),
 * `end-impossible`, `invalid-input` (422).
 */
export type SharedListsClient = {
  create(list: NewSharedList): Promise<{ readonly token: string; readonly key: string }>
  read(access: SharedListAccess): Promise<SharedListView>
  join(token: string, name: string): Promise<{ readonly key: string; readonly list: SharedListView }>
  change(access: SharedListAccess, change: SharedListChange): Promise<SharedListView>
  remove(access: SharedListAccess): Promise<void>
}

const created = envelope(v.object({ token: v.string(), key: v.string() }))
const read = envelope(sharedListView)
const joined = envelope(v.object({ key: v.string(), list: sharedListView }))
const removed = envelope(v.object({ deleted: v.literal('ok') }))

export function createSharedListsClient(service: ServiceClient): SharedListsClient {
  return {
    create: async (body) => (await service.post(`${sharedListsPath}/`, { body, reply: created })).data,
    read: async (body) => (await service.post(`${sharedListsPath}/read/`, { body, reply: read })).data,
    join: async (token, name) =>
      (await service.post(`${sharedListsPath}/join/`, { body: { token, name }, reply: joined })).data,
    change: async (access, change) =>
      (await service.post(`${sharedListsPath}/change/`, { body: { ...access, change }, reply: read })).data,
    remove: async (body) => void (await service.post(`${sharedListsPath}/delete/`, { body, reply: removed })),
  }
}
