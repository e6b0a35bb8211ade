import { useEffect, useRef } from 'react'
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
