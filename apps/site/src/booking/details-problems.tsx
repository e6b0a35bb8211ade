import type { GuestProblem } from '@marram/domain/booking/guest-details'
import { Notice } from '@marram/ui/notice'
import { useEffect, useRef } from 'react'
import { type BookingTexts, useBookingTexts } from './booking-texts.ts'
import type { DetailsForm } from './use-details.ts'

export const fieldId = (field: string) => `details-${field}`

/** The correction in the guest's language; the label of the field stands beside it. */
export function problemText({ remedy, example = '' }: GuestProblem, { texts }: BookingTexts): string {
  const words = texts.details.remedies[remedy]
  return typeof words === 'string' ? words : words(example)
}

/** All errors, each a link to its field; after a refused submission the focus goes to the first one. */
export function DetailsProblems({ form: { problems, refusals } }: { readonly form: DetailsForm }) {
  const bookingTexts = useBookingTexts()
  const lastRefusals = useRef(0)
  const [first] = problems
  useEffect(() => {
    if (refusals === lastRefusals.current) return
    lastRefusals.current = refusals
    if (first) document.getElementById(fieldId(first.field))?.focus()
  }, [refusals, first])
  if (problems.length === 0) return null
  return (
    <Notice kind="error" announce>
      <p>
        <b>{bookingTexts.texts.details.problems(problems.length)}</b>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a href={`#${fieldId(problem.field)}`}>{bookingTexts.texts.details.labels[problem.field]}</a>:{' '}
            {problemText(problem, bookingTexts)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
