import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'
import type { Party } from '@marram/domain/party'
import type { Quote, QuoteLine } from '@marram/domain/quote'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Format, formatFor } from '@marram/i18n/format'
import type { BookingMessages } from '@marram/i18n/messages/booking/en'
import type { StayMessages } from '@marram/i18n/messages/stay/en'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

export type BookingTexts = Readonly<{
  edition: EditionKey
  format: Format
  texts: BookingMessages
  stayTexts: StayMessages
}>

export function useBookingTexts(): BookingTexts {
  const { edition } = usePageContext().scope
  return { edition, format: formatFor(edition), texts: usePageMessages('booking'), stayTexts: usePageMessages('stay') }
}

/** Capitalises the start of a line or sentence: Danish days and English nouns are lower case within one. */
export function atStart(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

export function partyWords({ adults, children, infants, pets }: Party, { stayTexts }: BookingTexts): string {
  const { party } = stayTexts
  return [
    party.persons(adults + children),
    ...(infants > 0 ? [party.infants(infants)] : []),
    ...(pets > 0 ? [party.pets(pets)] : []),
  ].join(', ')
}

/** The party by age; it only adds to the number of persons if there are children. */
export function agesWords({ adults, children }: Party, { texts: { summary } }: BookingTexts): string {
  return [summary.adults(adults), ...(children > 0 ? [summary.children(children)] : [])].join(', ')
}

/** The whole party by age, with pets. */
export function wholeParty(party: Party, bookingTexts: BookingTexts): string {
  const { party: words } = bookingTexts.stayTexts
  return [
    agesWords(party, bookingTexts),
    ...(party.infants > 0 ? [words.infants(party.infants)] : []),
    ...(party.pets > 0 ? [words.pets(party.pets)] : []),
  ].join(', ')
}

/** The item's name in the guest's language; its kind if the house no longer sells it. */
export function itemName(
  { itemId, type }: { readonly itemId: number; readonly type: string },
  prices: readonly BookingOptionItemPrice[],
): string {
  return prices.find((price) => price.itemId === itemId)?.item.description ?? type
}

export function lineName(
  line: QuoteLine,
  prices: readonly BookingOptionItemPrice[],
  { format, stayTexts }: BookingTexts,
): string {
  switch (line.kind) {
    case 'rent':
      return stayTexts.quote.rent(stayTexts.nights(line.nights))
    case 'discount':
      return stayTexts.quote.discount(format.number(line.percent))
    case 'transaction-fee':
    // Only in the quote of a changed booking, which this page does not show.
    case 'rebooking-fee':
      return stayTexts.quote.fee
    default: {
      const name = itemName(line, prices)
      return line.quantity > 1 ? `${name}, ${format.number(line.quantity)} ×` : name
    }
  }
}

/** If the agency cleans, guests leave earlier than if they clean themselves. */
export function isCleanedByAgency({ lines }: Pick<Quote, 'lines'>): boolean {
  return lines.some((line) => 'itemId' in line && line.type === 'cleaning')
}
