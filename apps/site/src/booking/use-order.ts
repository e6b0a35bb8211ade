import type { FlowRefusal } from '@marram/contract/booking/flow'
import type { QuotedStay } from '@marram/contract/booking/placed'
import { type PayChoice, payChoices } from '@marram/domain/booking/pay-choice'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { goTo, loadOwnPage } from '../frame/navigation/use-link-navigation.ts'
import { flowClient } from './flow-client.ts'
import type { LoadedStep } from './load-step.ts'
import { dropLocalDraft } from './local-draft.ts'
import { receiptHref } from './step-href.ts'

export const orderFormId = 'order'

/** Only methods available to this guest; if there is none, the invoice has the payment details. */
export function offeredWays({ card, transfer }: QuotedStay['pay']): PayChoice[] {
  return payChoices.filter((way) => (way === 'card' ? card !== null : transfer))
}

export type Order = Readonly<{
  payChoice: PayChoice
  setPayChoice: (choice: PayChoice) => void
  wantsSms: boolean
  setWantsSms: (wants: boolean) => void
  isSending: boolean
  refusal: FlowRefusal | null
  /** The total that the guest agreed to before the price changed. */
  sentTotal: number | null
  onSubmit: (event: SubmitEvent) => void
  /** Repeats the order; it is idempotent. */
  send: (withoutLogin?: boolean) => void
}>

/**
 * Sends the order with total and terms of the screen. A changed price or set of terms is loaded and shown; the guest agrees with another
 * press.
 */
export function useOrder(
  { choice, visit }: LoadedStep,
  { quote, termsDigest: acceptedTerms, pay }: QuotedStay,
  showNewPrice: () => void,
): Order {
  const acceptedTotal = quote.total
  const router = useRouter()
  const refused = visit.answer?.kind === 'refused' ? visit.answer : null
  const [chosen, setPayChoice] = useState<PayChoice>(refused?.sent.payChoice ?? visit.payChoice ?? 'invoice')
  const offered = offeredWays(pay)
  const payChoice = offered.includes(chosen) ? chosen : (offered[0] ?? 'invoice')
  const [wantsSms, setWantsSms] = useState(refused?.sent.wantsSms ?? false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState(refused?.refusal ?? null)
  const [sentTotal, setSentTotal] = useState(refused?.sent.acceptedTotal ?? null)
  const send = async (withoutLogin = false): Promise<void> => {
    if (isSending) return
    setSending(true)
    setRefusal(null)
    setSentTotal(acceptedTotal)
    const { lodgingId, arrival, duration, party, items } = choice
    const option = { lodgingId, arrival, duration, ...party }
    const terms = { acceptedTotal, acceptedTerms, payChoice, wantsSms, withoutLogin }
    const answered = await flowClient.order({ option, items: [...items], ...terms })
    setSending(false)
    if (answered.kind === 'refused') {
      setRefusal(answered.refusal)
      if (['price-changed', 'terms-changed'].includes(answered.refusal.code)) showNewPrice()
      return
    }
    dropLocalDraft(localStorage)
    const { reservationId } = answered.data
    if (payChoice === 'card') loadOwnPage(`/api/booking/pay/?${new URLSearchParams({ reservation: reservationId })}`)
    else await goTo(router, receiptHref(reservationId))
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send()
  }
  return {
    payChoice,
    setPayChoice,
    wantsSms,
    setWantsSms,
    isSending,
    refusal,
    sentTotal,
    onSubmit,
    send: (withoutLogin) => void send(withoutLogin),
  }
}
