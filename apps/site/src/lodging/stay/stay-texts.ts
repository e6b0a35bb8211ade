import { energyTotal } from '@marram/domain/item-charge'
import type { Party } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Format, formatFor } from '@marram/i18n/format'
import type { StayMessages } from '@marram/i18n/messages/stay/en'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'

export type StayTexts = Readonly<{ edition: EditionKey; format: Format; texts: StayMessages }>

export function useStayTexts(): StayTexts {
  const { edition } = usePageContext().scope
  return { edition, format: formatFor(edition), texts: usePageMessages('stay') }
}

/** Adults and children together: ages do not matter for the number of beds. */
export function partyText({ adults, children, infants, pets }: Party, { party }: StayMessages): string {
  return [
    party.persons(adults + children),
    ...(infants > 0 ? [party.infants(infants)] : []),
    ...(pets > 0 ? [party.pets(pets)] : []),
  ].join(', ')
}

/** The binding total plus the energy that a stay like this usually takes; null if it cannot be estimated. */
export function totalWithEnergy({ total, meteredEstimates }: Quote): number | null {
  const energy = meteredEstimates.length === 0 ? null : energyTotal(meteredEstimates)
  return energy === null ? null : total + energy.amount
}

export function monthName(month: string, format: Format): string {
  return format.day(`${month}-01`, 'month')
}
