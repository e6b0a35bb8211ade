import type { BookingChoice } from '@marram/domain/booking/choice'
import type { Currency } from '@marram/domain/money'
import { useBookingTexts } from './booking-texts.ts'
import { stepHref } from './step-href.ts'

export type FreeStay = {
  readonly arrival: string
  readonly departure: string
  readonly duration: number
  readonly price: number
}

type AlternativesProps = {
  readonly choice: BookingChoice
  readonly stays: readonly FreeStay[]
  readonly currency: Currency
}

/** Available alternatives, each a link to the first step with the same party. */
export function Alternatives({ choice, stays, currency }: AlternativesProps) {
  const { format, texts, stayTexts } = useBookingTexts()
  if (stays.length === 0) return <p>{texts.stay.nothingFree}</p>
  return (
    <>
      <p>{texts.stay.alternatives}</p>
      <ul className="alternatives">
        {stays.map(({ arrival, departure, duration, price }) => (
          <li key={`${arrival} ${duration}`}>
            <a href={stepHref(1, { ...choice, arrival, duration, seenTotal: null })}>
              {format.dayRange(arrival, departure)}, {stayTexts.nights(duration)}, {format.money(price, currency)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Nearest first, in the same order as the service. */
export function nearestStays(stays: readonly FreeStay[], arrival: string, count = 3): FreeStay[] {
  const distance = (stay: FreeStay) => Math.abs(Date.parse(stay.arrival) - Date.parse(arrival))
  return stays.toSorted((a, b) => distance(a) - distance(b)).slice(0, count)
}
