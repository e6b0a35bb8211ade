import { type NewSharedList, type SharedListChange, sharedListChange } from '@marram/contract/favorites/shared-list'
import { parseFavorites } from '@marram/domain/favorites'
import { defaultParty } from '@marram/domain/party'
import { parseStayQuery } from '@marram/domain/stay-query'
import * as v from 'valibot'

export type Fields = Readonly<Record<string, string>>

/** The form on the favourites page; the service validates it. */
export function newListIn({ title = '', name = '', houses = '', endsOn = '', stay = '' }: Fields): NewSharedList {
  const { arrival, duration, party } = parseStayQuery(stay)
  return {
    title,
    name,
    lodgingIds: [...(parseFavorites(houses) ?? [])],
    stay: arrival === null || duration === null ? null : { arrival, duration, party: party ?? defaultParty },
    endsOn,
  }
}

/** Parses a form of the page by the name of its button; null if unknown. */
export function changeIn({ intent, title, text, endsOn, vote, ...fields }: Fields): SharedListChange | null {
  const lodgingId = Number(fields.lodgingId)
  const number = Number(fields.number)
  const change = { kind: intent, title, text, endsOn, lodgingId, number, vote: vote === '' ? null : vote }
  // Validated as it will be sent, so that invalid input is not reported as our fault.
  return v.is(sharedListChange, change) ? change : null
}
