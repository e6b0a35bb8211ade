import type { CatalogueItem } from '@marram/database/prices/load-items'
import { type BookingOption, bookingOptions } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { unitNameIn } from '@marram/domain/item-unit'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { findSeason } from '@marram/domain/rent'
import type { RequestedStay, Stay } from '@marram/domain/stay'

/** Range of alternative arrivals on either side of the requested one. */
export const nearbyDays = 14

/** A house and a requested stay, the input for its options. */
export type FlowLodging = {
  readonly prices: LodgingPrices
  readonly taken: readonly Stay[]
  readonly requested: RequestedStay
  readonly firstBookable: IsoDay
  readonly edition: Edition
}

/** Stays of the requested length around the requested arrival. */
export function nearbyArrivals(house: FlowLodging): BookingOption[] {
  const { arrival, duration } = house.requested
  return optionsOf(house, addDays(arrival, -nearbyDays), 2 * nearbyDays + 1, [duration])
}

/** Stays from the requested arrival, the shortest first. */
export function possibleDurations(house: FlowLodging): BookingOption[] {
  const longest = findSeason(house.prices.seasons, house.requested.arrival)?.maxNights ?? 0
  const durations = Array.from({ length: longest }, (_, index) => index + 1)
  return optionsOf(house, house.requested.arrival, 1, durations)
}

function optionsOf(house: FlowLodging, from: IsoDay, days: number, durations: readonly number[]): BookingOption[] {
  const { prices, taken, requested, firstBookable, edition } = house
  const window = { from, days, firstBookable }
  return bookingOptions({ prices, window, taken, durations, currency: edition.currency, party: requested.party })
}

/** The agency lets whole houses only, so there is one unit type and one option per stay. */
const wholeLodging = { lodgingUnitTypeId: 1, priority: 1 }

export function presentOption(option: BookingOption, lodgingId: number, { party }: RequestedStay, edition: Edition) {
  return {
    ...option,
    ...party,
    ...wholeLodging,
    lodgingId,
    hasDiscount: option.normalPrice > option.price,
    currency: edition.currency,
    languageId: edition.languageId,
  }
}

export function presentItemPrice(item: CatalogueItem, lodgingId: number, requested: RequestedStay, edition: Edition) {
  const { itemId, type, chargeType, meteredQuantity, unitName, definitionId } = item
  return {
    lodgingId,
    duration: requested.duration,
    arrival: requested.arrival,
    itemId,
    unitPrice: item.unitPrice[edition.currency],
    currency: edition.currency,
    isMandatory: item.isMandatory,
    minQuantity: item.minQuantity,
    maxQuantity: item.maxQuantity,
    item: {
      id: itemId,
      type,
      chargeType,
      meteredQuantity,
      description: item.descriptions[edition.key],
      unitName: unitNameIn(unitName, edition.key),
      definitionId,
    },
  }
}
