import type { Party } from '@marram/domain/party'
import { type Format, formatFor } from '@marram/i18n/format'
import type { ReservationMessages } from '@marram/i18n/messages/reservation/en'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

export type ReservationTexts = { readonly texts: ReservationMessages; readonly format: Format }

export function useReservationTexts(): ReservationTexts {
  const { scope } = usePageContext()
  return { texts: usePageMessages('reservation'), format: formatFor(scope.edition) }
}

/** The sentence for a known code; unknown codes have a general one. */
export function sentenceFor(words: Readonly<Record<string, string>>, code: string, other: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? other) : other
}

export const partyKinds = ['adults', 'children', 'infants', 'pets'] as const

/** The party, each kind separately: a booking is changed kind by kind. */
export function partyByKind(party: Party, { texts, format }: ReservationTexts): string {
  return format.list(partyKinds.filter((kind) => party[kind] > 0).map((kind) => texts.party[kind](party[kind])))
}
