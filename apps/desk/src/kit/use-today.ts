import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The day in Denmark, also after midnight on a page that stays open. */
export function useToday(): IsoDay {
  const [today, setToday] = useState(() => copenhagenDay(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setToday(copenhagenDay(new Date())), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return today
}
