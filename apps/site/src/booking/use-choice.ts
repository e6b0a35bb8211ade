import { type BookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { stepHref } from './step-href.ts'

/** The guest's choice, at once; the address follows in place, so that reloading and going back keep it. */
export function useChoice(loaded: BookingChoice): [BookingChoice, (part: Partial<BookingChoice>) => void] {
  const router = useRouter()
  const [choice, setChoice] = useState(loaded)
  const address = presentBookingChoice(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of it, and is the same text for the same choice
  useEffect(() => setChoice(loaded), [address])
  const choose = (part: Partial<BookingChoice>): void => {
    const next = { ...choice, ...part }
    setChoice(next)
    void goTo(router, stepHref(1, next), { replace: true, resetScroll: false })
  }
  return [choice, choose]
}
