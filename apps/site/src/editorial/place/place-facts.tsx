import { afternoonC, coastClimate } from '@marram/domain/coast-climate'
import { calendarWords } from '@marram/i18n/calendar-words'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import type { NearPlace } from '../../kit/entry/near-places.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'

export type ClimateProps = { readonly name: string }

/** Averages of each month: long-term means, which never go out of date. */
export function ClimateTable({ name }: ClimateProps) {
  const { scope, messages } = usePageContext()
  const words = usePageMessages('place').climate
  const format = formatFor(scope.edition)
  const columns: readonly { readonly icon: IconName; readonly title: string }[] = [
    { icon: 'thermometer', title: words.air },
    { icon: 'waves', title: words.water },
    { icon: 'sun', title: words.sun },
    { icon: 'wind', title: words.wind },
  ]
  return (
    <section className="section section--foam section--tight" aria-labelledby="climate">
      <div className="wrap stack">
        <h2 id="climate">{words.title(name)}</h2>
        <p className="small muted">{words.note}</p>
        <table className="climate">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.month}</span>
              </th>
              {columns.map(({ icon, title }) => (
                <th key={title} scope="col">
                  <Icon name={icon} size="small" /> {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {coastClimate.map((month, index) => (
              <tr key={`${month.airC} ${month.waterC} ${month.windMs}`}>
                <th scope="row">{calendarWords[scope.edition].months[index]}</th>
                <td className={warmthClass(afternoonC(month))}>
                  {messages.weather.degrees(format.number(afternoonC(month)))}
                </td>
                <td className={warmthClass(month.waterC)}>{messages.weather.degrees(format.number(month.waterC))}</td>
                <td>{words.hours(format.number(Math.round(month.sunHoursPerDay)))}</td>
                <td>{format.windSpeed(month.windMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A tint behind the number, which carries the information. */
function warmthClass(celsius: number): string | undefined {
  if (celsius >= 17) return 'climate__warm'
  return celsius >= 13 ? 'climate__mild' : undefined
}

export type NearProps = { readonly name: string; readonly near: readonly NearPlace[] }

export function NearList({ name, near }: NearProps) {
  const { scope } = usePageContext()
  const words = usePageMessages('place')
  const format = formatFor(scope.edition)
  return (
    <div className="stack stack--sm">
      <h2 className="minor">{words.near(name)}</h2>
      <ul className="near">
        {near.map(({ title, path, distanceM }) => (
          <li key={title}>
            <Icon name="map-pin" />
            {path === null ? <span>{title}</span> : <a href={path}>{title}</a>}
            <span className="muted num">{format.distance(distanceM)}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.nearNote}</p>
    </div>
  )
}
