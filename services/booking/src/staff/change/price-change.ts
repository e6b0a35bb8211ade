import type { StaffWish } from '@marram/contract/desk/changes'
import { orderedItems, type RebookingFacts, withRebookingFees } from '@marram/domain/booking/rebooking'
import {
  type ChangeRefusal,
  changeRefusalCodes,
  isRelocated,
  keptAfterStaffChange,
  type StaffChange,
  staffChangeFee,
  staffChangeRefusal,
} from '@marram/domain/booking/staff-change'
import type { ChosenItem } from '@marram/domain/item-charge'
import type { Quote } from '@marram/domain/quote'
import { isRefusal } from '@marram/service-kit/envelope'
import type { Inside } from '../../booking/context.ts'
import type { OwnBooking } from '../../change/find-booking.ts'
import { findLodging, type Lodging, nightsOf, quoteLodging } from '../../price/load-lodging.ts'
import { quoteUnmoved, wishedItems } from '../../rebook/price-rebooking.ts'
import { isAsWished } from '../../rebook/rebook-booking.ts'

export type PricedChange = {
  readonly lodgingId: number
  readonly change: StaffChange
  /** Null if the house is not let at present. */
  readonly house: Lodging | null
  readonly fee: { readonly byTerms: number; readonly charged: number }
  readonly keptAtLeast: number
  /** Has today's prices because dates or house differ. */
  readonly isRelocated: boolean
  /** False if the booking is already as wished. */
  readonly isChange: boolean
  readonly quote: Quote | ChangeRefusal
}

/** The price of a wish of staff, under the booking's own terms. Does not check if the nights are free. */
export async function priceChange(
  ownBooking: OwnBooking,
  facts: RebookingFacts,
  wish: Omit<StaffWish, 'reservationId'>,
  deps: Pick<Inside, 'db' | 'now' | 'activeYears'>,
): Promise<PricedChange> {
  const { row, quote: agreed, terms, party } = ownBooking
  const { lodgingId = row.lodging_id, cause = 'guest', waivesFee = false } = wish
  const stay = { arrival: wish.arrival ?? agreed.stay.arrival, departure: wish.departure ?? agreed.stay.departure }
  const isOtherHouse = lodgingId !== row.lodging_id
  const base = { stay, party: wish.party ?? party, isOtherHouse, cause, waivesFee }
  const house = stay.arrival < stay.departure ? await findLodging(deps, lodgingId, nightsOf(stay), terms) : null
  const change = { ...base, items: house === null ? [] : itemsOf(ownBooking, house, isOtherHouse, wish.items) }
  const fee = staffChangeFee(facts, change)
  const keptAtLeast = keptAfterStaffChange(facts, change, {
    charged: fee.charged,
    keptAtLeast: row.kept_at_least,
  })
  return {
    ...{ lodgingId, change, house, fee, keptAtLeast },
    isRelocated: isRelocated(agreed.stay, change),
    isChange: house === null || isOtherHouse || !isAsWished(ownBooking, change, house),
    quote: quoteOf(ownBooking, facts, { change, house, fee: fee.charged }),
  }
}

/** On the same house mandatory items keep their quantity; another house has its own, and not all of the extras. */
function itemsOf(
  { quote: agreed }: OwnBooking,
  house: Lodging,
  isOtherHouse: boolean,
  wished: readonly ChosenItem[] | undefined,
): ChosenItem[] {
  const chosen = wished ?? orderedItems(agreed, house.prices.items)
  if (!isOtherHouse) return wishedItems(agreed, house, chosen)
  const optional = house.prices.items.filter(({ isMandatory }) => !isMandatory)
  return chosen.filter(({ itemId }) => optional.some((item) => item.itemId === itemId))
}

type Parts = { readonly change: StaffChange; readonly house: Lodging | null; readonly fee: number }

function quoteOf(
  { quote: agreed }: OwnBooking,
  facts: RebookingFacts,
  { change, house, fee }: Parts,
): Quote | ChangeRefusal {
  const refusal = staffChangeRefusal(facts, change, house?.prices.items ?? [])
  if (refusal !== null) return refusal
  if (house === null) return 'unknown-lodging'
  if (!isRelocated(agreed.stay, change)) return quoteAsAgreed(agreed, change, house)
  const { stay, party, items } = change
  const fresh = quoteLodging(house, { stay, party, items, currency: agreed.currency })
  return fresh.kind === 'refused' ? fresh.reason : withRebookingFees(fresh, agreed, fee)
}

/** On the agreed dates in the agreed house the agreed prices hold. */
function quoteAsAgreed(agreed: Quote, change: StaffChange, house: Lodging): Quote | ChangeRefusal {
  const quote = quoteUnmoved(agreed, change, house)
  if (!isRefusal(quote)) return quote
  const { code } = quote
  return changeRefusalCodes.find((one) => one === code) ?? 'cannot-change'
}
