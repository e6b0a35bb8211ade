import { type Area, around, outside, placePills } from '@marram/domain/map/area'
import {
  type Box,
  type MapView,
  type Point,
  pictureHeight,
  pictureUnit,
  pictureWidth,
  type Spot,
  viewAround,
} from '@marram/domain/map/view'
import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import type { CSSProperties } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { MapPicture, spotStyle } from './map-picture.tsx'
import { type LodgingsMapProps, type MapPoint, positionOf } from './map-view.ts'

/** More pins would overlap; the interactive map shows the rest. */
const maxPins = 24

type LodgingsPictureProps = { points: readonly MapPoint[]; view: MapView; label: string }

export function LodgingsPicture({ points, view, label }: LodgingsPictureProps) {
  const pins = points.length <= maxPins ? placedPins(points, view) : []
  const withPin = new Set(pins.map(({ point }) => point))
  const others = points.filter((point) => !withPin.has(point))
  return (
    <>
      <MapPicture
        view={view}
        label={label}
        keptFree={pins.map(({ area }) => area)}
        lines={others.length > 0 ? <path className="map-dots" d={specks(view, others)} /> : null}
      />
      <ol className="map__pins">
        {pins.map((pin) => (
          <li key={pin.point.id} style={pinStyle(view, pin)}>
            <a className="map-pin" href={pin.point.href} aria-label={`${pin.point.title}, ${pin.point.label}`}>
              {pin.point.label}
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

function pinStyle(view: MapView, { spot, asidePx }: PlacedPin): CSSProperties & Record<`--aside-${'x' | 'y'}`, number> {
  return { ...spotStyle(view, spot), '--aside-x': asidePx.x, '--aside-y': asidePx.y }
}

type PlacedPin = {
  readonly point: MapPoint
  /** Position of the house. */
  readonly spot: Spot
  /** In screen pixels: an offset that scaled with the picture would lead far away from the house. */
  readonly asidePx: Spot
  readonly area: Area
}

const pinHeight = 34

/** A pin that would cover another moves aside, or becomes a dot whose house is in the list below. */
export function placedPins(points: readonly MapPoint[], view: MapView): PlacedPin[] {
  const unit = pictureUnit(view)
  const widthOf = (text: string): number => (text.length * 7.8 + 24) * unit
  const wishes = points.map((point) => ({ thing: point, spot: view.project(positionOf(point)), texts: [point.label] }))
  const placed = placePills(wishes, outside(view), { widthOf, height: pinHeight * unit, max: maxPins })
  return placed.map(({ thing: point, text, aside }) => {
    const spot = view.project(positionOf(point))
    const asidePx = { x: Math.round(aside.x / unit), y: Math.round(aside.y / unit) }
    const stands = { x: spot.x + aside.x, y: spot.y + aside.y }
    return { point, spot, asidePx, area: around(stands, widthOf(text), pinHeight * unit) }
  })
}

/** Thousands of houses are dots; those on the same spot are drawn once. */
function specks(view: MapView, points: readonly MapPoint[]): string {
  const spots = points.map((point) => view.project(positionOf(point)))
  const drawn = new Set(spots.map(({ x, y }) => `M${Math.round(x / 4) * 4} ${Math.round(y / 4) * 4}h0`))
  return [...drawn].join('')
}

const minWidthM = 9000

export function lodgingsView(points: readonly MapPoint[], bounds: Box | undefined): MapView {
  return viewAround(cornersOf(points, bounds), pictureWidth, pictureHeight, minWidthM)
}

function cornersOf(points: readonly MapPoint[], bounds: Box | undefined): readonly Point[] {
  if (bounds === undefined) return points.map(positionOf)
  return [
    [bounds.west, bounds.south],
    [bounds.east, bounds.north],
  ]
}

const maxListed = 50

/** The map as a list, for screen readers and guests who cannot aim at it; also lists houses inside a group. */
export function LodgingsInView({
  points,
  box,
  onHighlight,
}: Pick<LodgingsMapProps, 'points' | 'onHighlight'> & { box: Box }) {
  const { scope, messages } = usePageContext()
  const { number } = formatFor(scope.edition)
  const { count, nearest: shown } = lodgingsInBox(points, box, maxListed)
  return (
    <details className="map-houses small">
      <summary>
        {messages.map.inView(number(count))} <Icon name="chevron-down" size="small" />
      </summary>
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
      {shown.length < count ? <p>{messages.map.nearestOnly(number(shown.length))}</p> : null}
    </details>
  )
}

type LodgingsInBox = { readonly count: number; readonly nearest: readonly MapPoint[] }

/**
 * Counts the houses within the box and lists those nearest to its centre; sorting fifty thousand would delay a move.
 */
export function lodgingsInBox(
  points: readonly MapPoint[],
  { west, south, east, north }: Box,
  max: number,
): LodgingsInBox {
  const lon = (west + east) / 2
  const lat = (south + north) / 2
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const nearest: { readonly point: MapPoint; readonly away: number }[] = []
  let count = 0
  for (const point of points) {
    const { longitude, latitude } = point
    if (longitude <= west || longitude >= east || latitude <= south || latitude >= north) continue
    count += 1
    const away = Math.hypot((longitude - lon) * narrowing, latitude - lat)
    if (nearest.length >= max && away >= (nearest.at(-1)?.away ?? 0)) continue
    const before = nearest.findIndex((other) => other.away > away)
    nearest.splice(before < 0 ? nearest.length : before, 0, { point, away })
    if (nearest.length > max) nearest.pop()
  }
  return { count, nearest: nearest.map(({ point }) => point) }
}
