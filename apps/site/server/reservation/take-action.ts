import type { BookingAccess } from '@marram/contract/booking/place'
import type { ReservationView } from '@marram/contract/booking/reservation-visit'
import type { EditionKey } from '@marram/i18n/edition-key'
import { buildPath } from '@marram/i18n/paths'
import { isRefusal, type Refusal, replyRefusal } from '@marram/service-kit/envelope'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { amountIn, changeIn, itemsIn, partyIn } from './form-values.ts'
import { heldKey, withoutKey } from './held-key.ts'
import { accessIn, codeOf, type Fields, type MineOptions, pathOf, pathWith, reservationPath } from './mine-request.ts'
import type { ReservationPageClient } from './reservation-page-client.ts'

type FormAction = {
  /** Redirect target after success or failure. */
  readonly view: ReservationView
  readonly done: string
  /** Fields that the page needs again after a refusal. */
  readonly keeps?: RegExp
  /** A different page, for an action with a next step. */
  readonly leadsTo?: (result: unknown, edition: EditionKey) => string
  /** The guest must tick a box; without script no browser may have insisted on it. */
  readonly needsAgreement?: boolean
  /** Null if the form lacks a required field. */
  readonly act: (fields: Fields, access: BookingAccess, client: ReservationPageClient) => Promise<unknown> | null
}

/** Actions of the page of a booking, by the name of their button. */
const formActions: Readonly<Record<string, FormAction>> = {
  cancel: {
    view: 'cancel',
    done: 'cancelled',
    act: (fields, access, client) => {
      const acceptedCharge = amountIn(fields.acceptedCharge)
      return acceptedCharge === null ? null : client.cancelBooking({ ...access, acceptedCharge })
    },
  },
  party: {
    view: 'party',
    done: 'party',
    act: (fields, access, client) => {
      const [party, acceptedTotal] = [partyIn(fields), amountIn(fields.acceptedTotal)]
      return party === null || acceptedTotal === null
        ? null
        : client.changeParty({ ...access, ...party, acceptedTotal })
    },
  },
  order: {
    view: 'add-ons',
    done: 'ordered',
    act: (fields, access, client) => {
      const [items, acceptedTotal] = [itemsIn(fields), amountIn(fields.acceptedTotal)]
      return items.length === 0 || acceptedTotal === null ? null : client.addItems({ ...access, items, acceptedTotal })
    },
  },
  rebook: {
    view: 'change',
    done: 'rebooked',
    needsAgreement: true,
    keeps: /^(?:arrival|nights|adults|children|infants|pets|extras|item-\d{1,9})$/,
    act: (fields, access, client) => {
      const { arrival, duration, party, items } = changeIn(fields)
      const [acceptedTotal, { terms: acceptedTerms = '' }] = [amountIn(fields.acceptedTotal), fields]
      if (
        !arrival ||
        !duration ||
        !party ||
        !items ||
        acceptedTotal === null ||
        !/^[0-9a-f]{64}$/.test(acceptedTerms)
      ) {
        return null
      }
      return client.rebook({ ...access, arrival, duration, party, items, acceptedTotal, acceptedTerms })
    },
  },
  sms: {
    view: 'overview',
    done: 'sms',
    act: ({ phone }, access, client) => client.signUpForSms({ ...access, ...(phone && { phone }) }),
  },
  'mail-again': { view: 'overview', done: 'mailed', act: (_, access, client) => client.mailAgain(access) },
  'sms-stop': { view: 'overview', done: 'sms-stop', act: (_, access, client) => client.stopSms(access) },
  review: {
    view: 'overview',
    done: '',
    act: (_, access, client) => client.openReview(access),
    leadsTo: (token) => `/account/review/?${new URLSearchParams({ token: String(token) })}`,
  },
  question: {
    view: 'overview',
    done: '',
    act: ({ questionId = '' }, access, client) =>
      /^[1-9]\d{0,14}$/.test(questionId) ? client.openQuestion({ ...access, questionId: Number(questionId) }) : null,
    leadsTo: (token, edition) => buildPath(edition, { kind: 'conversation', token: String(token) }),
  },
  meters: {
    view: 'overview',
    done: 'meters',
    act: (fields, access, client) => {
      const readings = readingsIn(fields)
      return readings.length === 0 ? null : client.readMeters({ ...access, readings })
    },
  },
}

/** Takes a form of the page; the answer is the page again, at its address. */
export async function takeAction(c: SiteContext, options: MineOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const intent = fields.intent ?? ''
  const action = Object.hasOwn(formActions, intent) ? formActions[intent] : undefined
  const access = accessIn(c.req.raw, fields)
  if (access === null || action === undefined) return seeOther(reservationPath)
  const isAgreed = action.needsAgreement !== true || fields.agree === 'on'
  const outcome = isAgreed
    ? await outcomeOf(action.act(fields, access, options.reservationClientFor(null)), options)
    : { refused: 'agree' }
  if ('result' in outcome && action.leadsTo) return seeOther(action.leadsTo(outcome.result, options.editionOf(c)))
  const refused = 'result' in outcome ? null : outcome.refused
  // Keeps the key as sent: the page moves it into the cookie.
  const shown = fields.key?.trim() === heldKey ? withoutKey(access) : access
  if (refused === null) return seeOther(pathWith(reservationPath, shown, { done: action.done }))
  const isView = action.view === 'cancel' || action.view === 'party'
  const { keeps } = action
  const kept = keeps ? Object.fromEntries(Object.entries(fields).filter(([name]) => keeps.test(name))) : {}
  return seeOther(pathWith(pathOf(action.view), shown, { ...kept, ...(isView && { view: action.view }), refused }))
}

type Outcome = { readonly result: unknown } | { readonly refused: string }

async function outcomeOf(work: Promise<unknown> | null, { onFailure }: MineOptions): Promise<Outcome> {
  if (work === null) return { refused: 'incomplete' }
  return work.then(
    (result) => ({ result }),
    (error: unknown) => ({ refused: codeOf(error, onFailure) }),
  )
}

/** Parses `meter-4-arrival=1234` (reading of meter 4 on arrival); empty fields are skipped. */
function readingsIn(fields: Fields) {
  return Object.entries(fields).flatMap(([name, value]) => {
    const [, id, moment] = /^meter-([1-9]\d{0,8})-(arrival|departure)$/.exec(name) ?? []
    if (id === undefined || value.trim() === '') return []
    const at = moment === 'arrival' ? ('arrival' as const) : ('departure' as const)
    return [{ itemId: Number(id), moment: at, reading: value }]
  })
}

export async function readFields(c: SiteContext, { hostOf }: MineOptions): Promise<Fields | Refusal> {
  const posted = await readPosted(c.req.raw, hostOf(c))
  if (isRefusal(posted)) return posted
  return Object.fromEntries(
    [...posted.data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
