import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Currency, Format } from '@marram/i18n/format'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { cleaningOf } from './house-cleaning.ts'
import { facilityNumber, hasFacility } from './house-facility.ts'

type Words = HouseMessages['story']

/** What would be a surprise on arrival if nobody had said it before. */
export function goodToKnow(lodging: LodgingPage, format: Format, currency: Currency, words: Words): string[] {
  const price = (amounts: Readonly<Record<Currency, number>>) => format.money(amounts[currency], currency)
  const { items } = lodging.pricePlan
  const cleaning = cleaningOf(lodging)
  const linen = items.find(({ type }) => type === 'linen')
  const sofas = facilityNumber(lodging, 'sofa-beds')
  const loft = facilityNumber(lodging, 'loft-places')
  const said: readonly (string | false)[] = [
    cleaning.kind === 'included' && words.cleaningIncluded,
    cleaning.kind === 'optional' && words.cleaningOptional(price(cleaning.item.unitPrice)),
    items.some(({ chargeType }) => chargeType === 'metered') && words.metered,
    linen ? !linen.isMandatory && words.linen(price(linen.unitPrice)) : words.bringLinen,
    sofas > 0 && words.sofaBeds(sofas),
    loft > 0 && words.loft(loft),
    facilityNumber(lodging, 'storeys') > 1 && words.storeys,
    !hasFacility(lodging, 'internet') && words.noInternet,
    hasFacility(lodging, 'hypoallergenic') && words.hypoallergenic,
  ]
  return said.filter((line) => line !== false)
}
