import { Icon } from '@marram/ui/icon'
import { useEffect, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { type HoursText, hoursText, weeklyHours } from './opening-hours-text.ts'

const minuteMs = 60_000

/** Stored pages know no hour of the day, so what depends on it comes after hydration, into a place kept free for it. */
export function OpeningHours({ length }: { length: 'long' | 'short' }) {
  const text = useHoursText()
  return (
    <span className={`hours hours--${length}`}>
      {text?.isOpen ? <span className="open-dot" /> : null}
      {text?.[length]}
    </span>
  )
}

export function useHoursText(): HoursText | undefined {
  const now = useNow()
  const { messages, scope } = usePageContext()
  return now && hoursText(now, scope.edition, messages)
}

/** German guests ring from abroad: their edition says the hours of the whole week above everything else. */
export function PhoneHoursBanner() {
  const { messages, scope } = usePageContext()
  if (scope.edition !== 'de') return null
  return (
    <p className="phone-hours">
      <Icon name="phone" size="small" /> <b className="only-desktop">{messages.header.phoneTimes}:</b>{' '}
      {weeklyHours(scope.edition, messages).join(', ')}
    </p>
  )
}

function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
