import type { BookingVisit } from '@marram/contract/booking/flow'
import type { GuestField, GuestInput, GuestProblem } from '@marram/domain/booking/guest-details'
import { homeCountry } from '@marram/i18n/countries'
import { useEffect, useState } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { keepLocalDraft, mergeDetails, readLocalDraft } from './local-draft.ts'

export type DetailsForm = Readonly<{
  values: GuestInput
  problems: readonly GuestProblem[]
  /** Number of refused submissions: each moves the focus to the list of errors. */
  refusals: number
  change: (field: GuestField, value: string | boolean) => void
  /** Fills empty fields with details from another source. */
  fillIn: (known: Partial<GuestInput>) => void
  refuse: (problems: readonly GuestProblem[]) => void
}>

/** Values of the form: first the server's, then this browser's draft. */
export function useDetails({ details, answer, account }: BookingVisit): DetailsForm {
  const { edition } = usePageContext().scope
  const country = useFrameSettings().defaultCountry ?? homeCountry[edition]
  const sent = answer?.kind === 'details' ? answer : null
  const [values, setValues] = useState(() =>
    sent ? mergeDetails(sent.values, { country }) : mergeDetails(details, account?.details ?? null, { country }),
  )
  const [problems, setProblems] = useState(sent?.problems ?? [])
  const [refusals, setRefusals] = useState(sent && sent.problems.length > 0 ? 1 : 0)
  useEffect(() => {
    const draft = readLocalDraft(localStorage, Date.now())
    // The reply to a form holds the latest input.
    if (draft && !sent) setValues((known) => mergeDetails(draft, known))
  }, [sent])
  return {
    values,
    problems,
    refusals,
    change: (field, value) => {
      const next = { ...values, [field]: value }
      setValues(next)
      setProblems((before) => before.filter((problem) => problem.field !== field))
      keepLocalDraft(localStorage, next, Date.now())
    },
    fillIn: (known) => setValues((before) => mergeDetails(before, known)),
    refuse: (found) => {
      setProblems(found)
      setRefusals((count) => count + 1)
    },
  }
}
