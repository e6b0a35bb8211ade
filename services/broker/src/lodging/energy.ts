import type { BookingOption } from '@marram/domain/booking-option'
import { type ConsumptionBasis, expectedConsumption } from '@marram/domain/energy-estimate'
import { meteredEstimates } from '@marram/domain/item-charge'
import { wholeUnits } from '@marram/domain/money'
import { defaultParty, type Party } from '@marram/domain/party'
import type { Currency, ItemPrice } from '@marram/domain/price-plan'

/** Expected cost of all metered items in the season of arrival, in whole kroner or euro; null where nothing is known. */
export function estimateEnergy(
  basis: readonly ConsumptionBasis[],
  items: readonly ItemPrice[],
  { arrival, duration }: Pick<BookingOption, 'arrival' | 'duration'>,
  currency: Currency,
  party: Party = defaultParty,
): number | null {
  const expected = expectedConsumption(basis, arrival, duration, party)
  const amounts = meteredEstimates(items, expected, currency).flatMap(({ amount }) => amount ?? [])
  return amounts.length === 0 ? null : wholeUnits(amounts.reduce((sum, amount) => sum + amount, 0))
}
