import type { Party } from '@marram/domain/party'
import type { ReservationTexts } from './use-reservation.ts'

export const partyKinds = ['adults', 'children', 'infants', 'pets'] as const

export function partyText(party: Party, { texts, format }: ReservationTexts): string {
  return format.list(partyKinds.filter((kind) => party[kind] > 0).map((kind) => texts.party[kind](party[kind])))
}
