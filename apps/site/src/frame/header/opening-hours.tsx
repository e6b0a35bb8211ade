import { Icon } from '@marram/ui/icon'
import { useEffect, useRef } from 'react'
import { hoursOfWeek } from '../../kit/hours-of-week.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { followHours } from './show-hours.ts'

/**
 * Cached pages do not know the time, so plain code writes the text that depends on it into reserved space: before React
 * is loaded (`startHours`), and here after a client-side navigation. React does not touch the content.
 */
export function OpeningHours({ length }: { length: 'long' | 'short' }) {
  const place = useRef<HTMLSpanElement>(null)
  const { messages, scope } = usePageContext()
  const { edition, agency } = scope
  const schedule = agency?.hours
  useEffect(
    () =>
      schedule ? followHours(() => (place.current ? [place.current] : []), schedule, edition, messages) : undefined,
    [schedule, edition, messages],
  )
  if (!schedule) return null
  return (
    <span
      ref={place}
      className={`hours hours--${length}`}
      data-hours={length}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={nothing}
    />
  )
}

const nothing = { __html: '' }

/**
 * German guests call from abroad: their edition shows the hours of the whole week above everything else. On a phone the
 * menu does.
 */
export function PhoneHoursBanner() {
  const { messages, scope } = usePageContext()
  const schedule = scope.agency?.hours
  if (scope.edition !== 'de' || !schedule) return null
  return (
    <p className="phone-hours only-desktop">
      <Icon name="phone" size="small" /> <b>{messages.header.phoneTimes}:</b>{' '}
      {hoursOfWeek(schedule, scope.edition, messages)}
    </p>
  )
}
