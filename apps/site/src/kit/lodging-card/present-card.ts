import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import type { BrokerBookingOption } from '@marram/contract/broker/shapes'
import type { Currency } from '@marram/domain/money'
import type { MoveSaving } from '@marram/domain/search-request/searched-stay'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'
import { buildPath } from '@marram/i18n/paths'
import type { LodgingCardProps } from '@marram/ui/lodging-card'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { facilityIcon } from './facility-icon.ts'

/** The requested stay: the party in words, and the query that passes the stay on to the house page. */
export type CardStay = {
  readonly party: string
  readonly query: string
  /** Savings of these dates compared with the requested ones. */
  readonly saving?: MoveSaving | null
}

/**
 * Presents a house as the props of its card, in the language of the edition; without a stay the price is for two
 * adults.
 */
export function presentCard(
  lodging: LodgingCard,
  edition: EditionKey,
  messages: Messages,
  stay?: CardStay,
): LodgingCardProps {
  const format = formatFor(edition)
  const texts = messages.lodging
  return {
    href: `${buildPath(edition, { kind: 'lodging', name: lodging.name })}${stay?.query ?? ''}`,
    place: lodging.areaName,
    number: lodging.name.toUpperCase(),
    title: lodging.title,
    pictures: lodging.images.map(({ url }) => ({ src: ownPictureUrl(url), alt: '', width: 412, height: 309 })),
    facts: [
      texts.persons(lodging.maxPersons),
      texts.bedrooms(lodging.bedrooms),
      ...(lodging.distanceToBeachM === null ? [] : [texts.toBeach(format.distance(lodging.distanceToBeachM))]),
    ],
    facilities: lodging.facilities.map(({ key, name }) => ({ icon: facilityIcon(key), label: name })),
    ...(lodging.rating !== null && {
      rating: {
        value: format.rating(lodging.rating),
        count: format.number(lodging.reviewCount),
        label: `${texts.ratingOf(format.rating(lodging.rating))}, ${texts.reviews(lodging.reviewCount)}`,
      },
    }),
    ...(lodging.option !== null && {
      price: presentPrice(lodging.option, lodging.energyEstimate, { edition, messages, stay }),
    }),
  }
}

function presentPrice(
  option: BrokerBookingOption,
  energyEstimate: number | null,
  { edition, messages, stay }: { edition: EditionKey; messages: Messages; stay: CardStay | undefined },
) {
  const texts = messages.lodging
  const format = formatFor(edition)
  const money = (amount: number): string => format.money(amount, option.currency)
  const nights = stay ? `${texts.nights(option.duration)}, ${stay.party}` : texts.nightsForTwo(option.duration)
  return {
    stay: { nights, dates: format.dayRange(option.arrival, option.departure) },
    total: money(option.price),
    ...(energyEstimate !== null && { withEnergy: texts.withEnergy(money(option.price + energyEstimate)) }),
    ...(stay?.saving && { saving: savingText(stay.saving, option.currency, { edition, messages }) }),
    ...(option.normalPrice > option.price && {
      was: {
        amount: money(option.normalPrice),
        label: texts.lowestBefore,
      },
    }),
  }
}

function savingText(
  { days, amount }: MoveSaving,
  currency: Currency,
  { edition, messages: { lodging } }: { edition: EditionKey; messages: Messages },
): string {
  const saved = formatFor(edition).money(amount, currency)
  return days < 0 ? lodging.earlierSaves(-days, saved) : lodging.laterSaves(days, saved)
}
