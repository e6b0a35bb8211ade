import type { PlanBar } from '@marram/contract/desk/plan'
import { daysBetween } from '@marram/domain/iso-day'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { describeBar, lookOf } from './bar-text.ts'
import type { House } from './filter-houses.ts'
import { words } from './words.ts'

export type Nights = { readonly arrival: string; readonly departure: string }

export type Chosen = Nights & {
  readonly house: House
  readonly bar: PlanBar | null
  readonly isConflict: boolean
  /** For arrivals on a free day. */
  readonly rule: string | null
}

type Props = {
  readonly chosen: Chosen
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  readonly go: (href: string) => void
  readonly onRebook: () => void
  readonly onBlock: () => void
  readonly onRemove: () => void
}

const gapPx = 6
const cardWidth = 280

/** Says what a place in the plan is, with everything that dragging can do. */
export function BarCard({ chosen, anchor, onClose, go, onRebook, onBlock, onRemove }: Props) {
  const { house, bar, rule } = chosen
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    element.showPopover()
    placeBeside(element, anchor)
    element.querySelector<HTMLElement>('a, button')?.focus()
    return () => {
      // Back to the plan, unless an action has opened something else.
      if (element.contains(document.activeElement)) anchor?.focus({ preventScroll: true })
    }
  }, [anchor])
  const number = bar?.kind === 'stay' ? bar.reservationId : null
  return (
    <div
      ref={card}
      className="menu plan__card"
      popover="auto"
      role="dialog"
      aria-label={bar === null ? words.enter : lookOf(bar).text}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p>
        <b>{titleOf(chosen)}</b>
        <small className="muted">
          {house.name}, {house.title}
        </small>
        {bar === null && rule !== null && <small className="muted">{rule}</small>}
        {bar?.kind === 'foreign' && <small className="muted">{words.foreignMore}</small>}
      </p>
      {number !== null && (
        <CardLink href={`/desk/bookings/${number}/`} go={go}>
          {words.openBooking} {number}
        </CardLink>
      )}
      {number !== null && may('bookings.write') && (
        <button type="button" className="menu__item" onClick={onRebook}>
          {words.rebook}
        </button>
      )}
      {bar === null && may('bookings.write') && (
        <CardLink href={bookingHref(chosen)} go={go}>
          {words.book}
        </CardLink>
      )}
      {(bar === null || bar.kind === 'block') && may('houses.write') && (
        <button type="button" className="menu__item" onClick={onBlock}>
          {bar === null ? words.block : words.change}
        </button>
      )}
      {bar?.kind === 'block' && may('houses.write') && (
        <button type="button" className="menu__item" onClick={onRemove}>
          {words.remove}
        </button>
      )}
      <button type="button" className="menu__item" onClick={() => card.current?.hidePopover()}>
        {words.close}
      </button>
    </div>
  )
}

type LinkProps = { readonly href: string; readonly go: (href: string) => void; readonly children: ReactNode }

function CardLink({ href, go, children }: LinkProps) {
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(href)
  }
  return (
    <a className="menu__item" href={href} onClick={onClick}>
      {children}
    </a>
  )
}

function titleOf({ bar, isConflict, arrival, departure }: Chosen): string {
  if (bar !== null) return describeBar(bar, isConflict)
  return `${format.dayRange(arrival, departure)}, ${words.nights(daysBetween(arrival, departure))}`
}

/** The dialog for bookings by phone, with house and nights filled in. */
export function bookingHref({ house, arrival, departure }: Nights & { readonly house: House }) {
  return `/desk/bookings/new/?${new URLSearchParams({ house: house.name, arrival, departure })}`
}

function placeBeside(card: HTMLElement, anchor: HTMLElement | null): void {
  const box = anchor?.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const [x, y] = box ? [Math.max(box.left, 8), box.bottom + gapPx] : [(innerWidth - cardWidth) / 2, innerHeight / 3]
  const below = y + height < innerHeight || box === undefined ? y : box.top - height - gapPx
  card.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`
  card.style.top = `${Math.max(8, below)}px`
}
