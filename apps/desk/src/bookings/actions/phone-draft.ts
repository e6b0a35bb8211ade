import type { placeByPhone } from '@marram/contract/desk/phone'
import { defaultParty } from '@marram/domain/party'
import * as v from 'valibot'

const count = v.number()
const text = v.string()

export const phoneDraft = v.object({
  house: v.nullable(v.object({ lodgingId: count, label: text })),
  arrival: text,
  departure: text,
  party: v.object({ adults: count, children: count, infants: count, pets: count }),
  items: v.array(v.object({ itemId: count, quantity: count })),
  languageId: v.picklist([1, 2, 7]),
  ...{ firstName: text, lastName: text, address: text, postalCode: text, city: text, country: text },
  ...{ phoneNumber: text, email: text },
  isAgreed: v.boolean(),
  hours: count,
})
export type PhoneDraft = v.InferOutput<typeof phoneDraft>

export const blankDraft: PhoneDraft = {
  ...{ house: null, arrival: '', departure: '', party: defaultParty, items: [], languageId: 2 },
  ...{ firstName: '', lastName: '', address: '', postalCode: '', city: '', country: 'DE' },
  ...{ phoneNumber: '', email: '', isAgreed: false, hours: 24 },
}

export function guestOf(draft: PhoneDraft): v.InferOutput<typeof placeByPhone.input>['guest'] {
  const { firstName, lastName, address, postalCode, city, country, phoneNumber: phone, email, isAgreed } = draft
  const said = { isOldEnough: isAgreed, acceptsTerms: isAgreed, wantsNewsletter: false }
  return { firstName, lastName, address, postalCode, city, country, phone, email, ...said }
}
