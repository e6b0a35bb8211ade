import { copenhagenDay, copenhagenHour } from '@marram/domain/iso-day'
import { findNextOpening, isOpenAt, openingHoursOn } from '@marram/domain/opening-hours'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'
import { useEffect, useState } from 'react'
import { usePageContext } from '../scope/page-context.ts'

const minuteMs = 60_000

/** Stored pages know no hour of the day, so what depends on it comes after hydration. */
export function OpeningHours() {
  const now = useNow()
  const { messages, scope } = usePageContext()
  if (!now) return null
  return (
    <>
      {isOpenAt(now) ? <span className="open-dot" /> : null}
      <span className="only-desktop">{describeHours(now, scope.edition, messages)}</span>
    </>
  )
}

function describeHours(now: Date, edition: EditionKey, { header }: Messages): string {
  const format = formatFor(edition)
  const hours = openingHoursOn(copenhagenDay(now))
  if (hours) return header.openToday(format.hour(hours.opens), format.hour(hours.closes))
  const next = findNextOpening(now)
  return next
    ? header.closedToday(format.day(copenhagenDay(next), 'weekday-name'), format.hour(copenhagenHour(next)))
    : ''
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
