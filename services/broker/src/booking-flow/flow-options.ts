import type { CatalogueItem } from '@marram/database/prices/load-items'
import { type BookingOption, bookingOptions } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { unitNameIn } from '@marram/domain/item-unit'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { findSeason } from '@marram/domain/rent'
import type { RequestedStay, Stay } from '@marram/domain/stay'

/** How far from the arrival asked for others are looked for. */
export const nearbyDays = 14

/** A house and a wish, ready to be asked for options. */
export type FlowHouse = {
  readonly prices: LodgingPrices
  readonly taken: readonly Stay[]
  readonly wish: RequestedStay
  readonly firstBookable: IsoDay
  readonly edition: Edition
}

/** Stays as long as the one asked for, around its arrival. */
export function nearbyArrivals(house: FlowHouse): BookingOption[] {
  const { arrival, duration } = house.wish
  return optionsOf(house, addDays(arrival, -nearbyDays), 2 * nearbyDays + 1, [duration])
}

/** Stays from the arrival asked for, the shortest first. */
export function possibleDurations(house: FlowHouse): BookingOption[] {
  const longest = findSeason(house.prices.seasons, house.wish.arrival)?.maxNights ?? 0
  const durations = Array.from({ length: longest }, (_, index) => index + 1)
  return optionsOf(house, house.wish.arrival, 1, durations)
}

function optionsOf(house: FlowHouse, from: IsoDay, days: number, durations: readonly number[]): BookingOption[] {
  const { prices, taken, wish, firstBookable, edition } = house
  const window = { from, days, firstBookable }
  return bookingOptions({ prices, window, taken, durations, currency: edition.currency, party: wish.party })
}

/** Nothing smaller than a house is let, so there is one kind of unit and one option to a stay. */
const wholeHouse = { lodgingUnitTypeId: 1, priority: 1 }

export function presentOption(option: BookingOption, lodgingId: number, { party }: RequestedStay, edition: Edition) {
  return {
    ...option,
    ...party,
    ...wholeHouse,
    lodgingId,
    hasDiscount: option.normalPrice > option.price,
    currency: edition.currency,
    languageId: edition.languageId,
  }
}

export function presentItemPrice(item: CatalogueItem, lodgingId: number, wish: RequestedStay, edition: Edition) {
  const { itemId, type, chargeType, meteredQuantity, unitName, definitionId } = item
  return {
    lodgingId,
    duration: wish.duration,
    arrival: wish.arrival,
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
