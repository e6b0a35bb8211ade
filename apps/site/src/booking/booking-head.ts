import { pageHead } from '../frame/page-head.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'

/** Steps are personal, so they are never indexed. */
export function bookingHead(context: PageContext, step: 1 | 2 | 3 | 'receipt') {
  const { receipt, stay, details, review, description } = pageMessages(context.scope.edition, 'booking')
  const titles = { 1: stay.title, 2: details.title, 3: review.title, receipt: receipt.title }
  const path = step === 'receipt' ? '/booking/receipt/' : `/booking/step${step}/`
  return pageHead(context, { path, title: titles[step], description })
}
