import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { facilityNumber, hasFacility } from './house-facility.ts'

/** "Water" may be a pond: every distance says to what. */
const distances = [
  ['distance-beach', 'waves'],
  ['distance-fjord', 'sailboat'],
  ['distance-lake', 'droplets'],
  ['distance-shop', 'store'],
  ['distance-restaurant', 'utensils'],
  ['distance-harbour', 'fish'],
  ['distance-golf', 'flag'],
] as const

type Row = { readonly icon: IconName; readonly name: string; readonly value: string }

export function HouseDistances({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').distances
  const format = formatFor(scope.edition)
  const rows: Row[] = [
    ...distances.flatMap(([key, icon]) => {
      const metres = facilityNumber(lodging, key)
      return metres > 0 ? [{ icon, name: words[key], value: format.distance(metres) }] : []
    }),
    ...(hasFacility(lodging, 'path-to-beach')
      ? [{ icon: 'trees' as const, name: words.path, value: words.pathValue }]
      : []),
    {
      icon: 'key-round',
      name: words.key,
      value: hasFacility(lodging, 'key-box') ? words.keyBox : words.keyOffice,
    },
  ]
  return (
    <ul className="panel panel--flat distances" aria-label={words.label}>
      {rows.map(({ icon, name, value }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{name}</span>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
