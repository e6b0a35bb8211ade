import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type Format, formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { facilityNumber, hasFacility } from './lodging-facility.ts'

const shown = 8

type Fact = { readonly icon: IconName; readonly text: string }

/** Eight tiles with the facts that families look for first; a phone shows six. */
export function LodgingFacts({ lodging }: { lodging: LodgingPage }) {
  const { messages, scope } = usePageContext()
  const words = usePageMessages('house').facts
  return (
    <ul className="facts" aria-label={words.label}>
      {factsOf(lodging, formatFor(scope.edition), words, messages.lodging).map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size="large" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** The first eight facts that the house has. */
export function factsOf(
  lodging: LodgingPage,
  format: Format,
  words: HouseMessages['facts'],
  common: Messages['lodging'],
): Fact[] {
  const measured = (key: Parameters<typeof facilityNumber>[1], icon: IconName, text: (value: number) => string) => {
    const value = facilityNumber(lodging, key)
    return value > 0 ? [{ icon, text: text(value) }] : []
  }
  const distance = (text: (distance: string) => string) => (metres: number) => text(format.distance(metres))
  const pets = facilityNumber(lodging, 'pets-max')
  const isNonSmoking = hasFacility(lodging, 'non-smoking')
  return [
    { icon: 'users' as const, text: common.persons(lodging.maxPersons) },
    ...measured('bedrooms', 'bed-double', common.bedrooms),
    ...measured('bathrooms', 'shower-head', words.bathrooms),
    ...measured('living-area', 'ruler', (area) => `${format.number(area)}\u00a0m²`),
    ...measured('distance-beach', 'waves', distance(words.sea)),
    { icon: 'paw-print' as const, text: pets > 0 ? words.pets(pets) : words.noPets },
    ...measured('distance-shop', 'store', distance(words.shop)),
    ...(isNonSmoking ? [{ icon: 'cigarette-off' as const, text: words.nonSmoking }] : []),
    ...measured('distance-fjord', 'sailboat', distance(words.fjord)),
    ...measured('plot-area', 'trees', (area) => words.plot(format.number(area))),
    { icon: 'house' as const, text: words.built(String(lodging.builtYear)) },
  ].slice(0, shown)
}
