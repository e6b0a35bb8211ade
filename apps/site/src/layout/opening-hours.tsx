import { copenhagenDay } from '@marram/domain/iso-day'
import { isOpenAt, openingHoursOn } from '@marram/domain/opening-hours'
import { formatFor } from '@marram/i18n/format'
import { useEffect, useState } from 'react'
import { usePageContext } from '../scope/page-context.ts'

const minuteMs = 60_000

/** Stored pages know no hour of the day, so what depends on it comes after hydration. */
export function OpeningHours() {
  const now = useNow()
  const { messages, scope } = usePageContext()
  if (!now) return null
  const hours = openingHoursOn(copenhagenDay(now))
  const format = formatFor(scope.edition)
  const isOpen = isOpenAt(now)
  return (
    <>
      {isOpen ? <span className="open-dot" /> : null}
      <span className="only-desktop">
        {hours
          ? messages.header.openToday(format.hour(hours.opens), format.hour(hours.closes))
          : messages.header.closedToday}
      </span>
    </>
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
