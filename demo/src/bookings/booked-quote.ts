import { yearSeason } from '@marram/domain/energy-estimate'
import type { ChosenItem } from '@marram/domain/item-charge'
import type { Party } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import type { Stay } from '@marram/domain/stay'
import type { Random } from '../catalogue/random.ts'
import type { BookingGuest } from './guests.ts'
import { type PricedHouse, quoteHouse } from './priced-house.ts'

/** Null if the house is not sold like this. */
export function bookedQuote(
  house: PricedHouse,
  { stay, party }: { readonly stay: Stay; readonly party: Party },
  guest: BookingGuest,
  random: Random,
): Quote | null {
  const currency = guest.language === 'da' ? 'DKK' : 'EUR'
  const items = drawExtras(house, { stay, party }, random)
  const quote = quoteHouse(house, { stay, party, items }, currency)
  return quote.kind === 'quote' ? quote : null
}

function drawExtras(
  { prices }: PricedHouse,
  { stay, party }: { readonly stay: Stay; readonly party: Party },
  random: Random,
): ChosenItem[] {
  const wanted: Readonly<Record<string, number>> = {
    cleaning: random.chance(0.6) ? 1 : 0,
    linen: random.chance(0.3) ? 1 : 0,
    cot: party.infants,
    'high-chair': party.infants,
    'extra-dog': Math.max(0, party.pets - 2),
    firewood: yearSeason(stay.arrival) !== 'summer' && random.chance(0.3) ? random.int(1, 3) : 0,
    'cancellation-cover': random.chance(0.35) ? 1 : 0,
  }
  return prices.items.flatMap(({ itemId, type, isMandatory, minQuantity, maxQuantity }) => {
    const quantity = Math.min(wanted[type] ?? 0, maxQuantity)
    return isMandatory || quantity < Math.max(1, minQuantity) ? [] : [{ itemId, quantity }]
  })
}
