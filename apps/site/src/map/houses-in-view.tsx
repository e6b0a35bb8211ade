import { formatFor } from '@marram/i18n/format'
import { usePageContext } from '../kit/scope/page-context.ts'
import { housesInBox } from './houses-in-box.ts'
import type { LodgingsMapProps } from './map-point.ts'
import type { Box } from './outline.ts'

const most = 50

/** The map as a list, for those who do not see it or cannot aim at it; also reaches houses inside a group. */
export function HousesInView({
  points,
  box,
  onHighlight,
}: Pick<LodgingsMapProps, 'points' | 'onHighlight'> & { box: Box }) {
  const { scope, messages } = usePageContext()
  const { number } = formatFor(scope.edition)
  const inView = housesInBox(points, box)
  const shown = inView.slice(0, most)
  return (
    <details className="map-houses small">
      <summary>{messages.map.inView(number(inView.length))}</summary>
      <ul>
        {shown.map(({ id, href, title, label }) => (
          <li key={id}>
            <a
              className="text-link"
              href={href}
              onFocus={() => onHighlight?.(id)}
              onBlur={() => onHighlight?.(null)}
              onMouseEnter={() => onHighlight?.(id)}
              onMouseLeave={() => onHighlight?.(null)}
            >
              {title}
            </a>{' '}
            <span className="num">{label}</span>
          </li>
        ))}
      </ul>
      {shown.length < inView.length ? <p>{messages.map.nearestOnly(number(shown.length))}</p> : null}
    </details>
  )
}
