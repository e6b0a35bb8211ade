import { type FlowAnswer, flowOrder } from '@marram/contract/booking/flow'
import { guestInput } from '@marram/contract/booking/place'
import { type BookingChoice, parseBookingChoice, presentBookingChoice } from '@marram/domain/booking/choice'
import { isRefusal, type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import { parseInput } from '@marram/service-kit/json-body'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { rememberPayChoice } from './account-details.ts'
import { receiptPath } from './receipt-api.ts'
import { RefusedStep } from './refused-step.ts'
import { choiceOf, loadDetailsVisit, loadVisit, show } from './shown-step.ts'
import { type BookingRoutesOptions, stepContext, withDraft } from './step-request.ts'
import { isProblems, placeOrder, refusePlacer, takeDetails, takeHold } from './steps.ts'

type DetailsAnswer = Extract<FlowAnswer, { kind: 'details' }>
type Fields = Readonly<Record<string, string>>

const noChoice = refuse(422, 'no-choice', 'The form names no house and no stay that could be booked.')

/** Takes the first step's form, which holds the whole choice: holds the house and leads to the second step. */
export async function takeFirstStep(c: SiteContext, options: BookingRoutesOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const choice = parseBookingChoice(fields)
  if (choice === null) return replyRefusal(noChoice)
  return holdAndGo(c, choice, options)
}

export async function takeSecondStep(c: SiteContext, options: BookingRoutesOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const choice = choiceOf(c)
  if (choice === null) return replyRefusal(noChoice)
  if (fields.intent === 'hold') return holdAndGo(c, choice, options)
  const input = readDetails(fields)
  if (isRefusal(input)) return replyRefusal(input)
  const context = stepContext(c, options)
  const taken = takeDetails(input, context.draft)
  const again = async (answer: Pick<DetailsAnswer, 'problems' | 'waiting'>, status: number) => {
    const visit = {
      ...(await loadDetailsVisit(c, options)),
      answer: { kind: 'details', values: input, ...answer } as const,
    }
    return show(c, { visit, status }, options)
  }
  if (isProblems(taken)) return again({ problems: taken }, 422)
  const refused = await refusePlacer(input.email, choice.duration, context)
  if (refused) return again({ problems: [], waiting: refused.refusal.waiting ?? [] }, refused.status)
  const seenTotal = parseBookingChoice({ ...fields, ...writtenOf(choice) })?.seenTotal ?? choice.seenTotal
  return withDraft(seeOther(`/booking/step3/${presentBookingChoice({ ...choice, seenTotal })}`), taken, c, options)
}

export async function takeThirdStep(c: SiteContext, options: BookingRoutesOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const choice = choiceOf(c)
  if (choice === null) return replyRefusal(noChoice)
  const order = parseInput(flowOrder, writtenOrder(choice, fields))
  if (isRefusal(order)) return replyRefusal(order)
  const placed = await placeOrder(order, stepContext(c, options, order.withoutLogin))
  if (placed instanceof RefusedStep) {
    if (placed.refusal.code === 'no-details') return seeOther(`/booking/step2/${presentBookingChoice(choice)}`)
    const answer = { kind: 'refused', refusal: placed.refusal, sent: order } as const
    return show(c, { visit: { ...(await loadVisit(c, options)), answer }, status: placed.status }, options)
  }
  await rememberPayChoice(c, order, options)
  return withDraft(seeOther(receiptPath(placed.reservationId)), placed.draft, c, options)
}

/** Explains a taken house in the first step, with alternatives. A hold that fails otherwise stops no guest. */
async function holdAndGo(c: SiteContext, choice: BookingChoice, options: BookingRoutesOptions): Promise<Response> {
  const context = stepContext(c, options)
  const held = await takeHold({ ...writtenOf(choice), party: choice.party }, context)
  const booked = held instanceof RefusedStep ? held.refusal.reservationId : undefined
  if (booked !== undefined) return seeOther(receiptPath(booked))
  const isGone = held instanceof RefusedStep && held.status !== 429 && held.status < 500
  const path = `/booking/step${isGone ? 1 : 2}/${presentBookingChoice(choice)}`
  return withDraft(seeOther(path), context.draft, c, options)
}

async function readFields(c: SiteContext, { hostOf }: BookingRoutesOptions): Promise<Fields | Refusal> {
  const posted = await readPosted(c.req.raw, hostOf(c))
  if (isRefusal(posted)) return posted
  return Object.fromEntries(
    [...posted.data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function readDetails(fields: Fields) {
  const text = (name: string) => fields[name] ?? ''
  return parseInput(guestInput, {
    firstName: text('firstName'),
    lastName: text('lastName'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
    phone: text('phone'),
    email: text('email'),
    isOldEnough: 'isOldEnough' in fields,
    acceptsTerms: 'acceptsTerms' in fields,
    wantsNewsletter: 'wantsNewsletter' in fields,
  })
}

function writtenOf({ lodgingId, arrival, duration }: BookingChoice) {
  return { lodgingId, arrival, duration }
}

function writtenOrder(choice: BookingChoice, fields: Fields) {
  const { party, items } = choice
  const total = fields.acceptedTotal ?? ''
  return {
    option: { ...writtenOf(choice), ...party },
    items,
    acceptedTotal: /^\d{1,15}$/.test(total) ? Number(total) : null,
    acceptedTerms: fields.acceptedTerms,
    payChoice: fields.payChoice ?? 'invoice',
    wantsSms: 'wantsSms' in fields,
    withoutLogin: 'withoutLogin' in fields,
  }
}
