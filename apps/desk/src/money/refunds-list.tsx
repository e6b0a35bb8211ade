import { listRefundsDue } from '@marram/contract/desk/ledger'
import { CreditCard, Landmark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type * as v from 'valibot'
import { currencies } from '../bookings/bookings-search.ts'
import { desk } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { csvAmount } from '../kit/list/csv.ts'
import type { ListColumn, ListDefinition } from '../kit/list/list-definition.ts'
import { Marked } from '../kit/list/marked.tsx'
import { startPage } from '../kit/start-page.ts'
import { words } from './words.ts'

export type Refund = v.InferOutput<typeof listRefundsDue.output>['items'][number]

const RefundPreview = lazy(async () => ({ default: (await import('./refund-preview.tsx')).RefundPreview }))

const { refundNames: names } = words
const money = (amount: number) => csvAmount(amount, startPage.edition)

function columns(refund: (reservationId: string) => void): readonly ListColumn<Refund>[] {
  return [
    {
      id: 'number',
      name: names.number,
      width: 112,
      cell: ({ reservationId }, search) => <Marked text={reservationId} search={search} />,
      text: ({ reservationId }) => reservationId,
    },
    {
      id: 'guest',
      name: names.guest,
      phone: 'title',
      cell: ({ guest }, search) => <Marked text={guest} search={search} />,
      text: ({ guest }) => guest,
    },
    {
      id: 'house',
      name: names.house,
      width: 84,
      phone: 'line',
      cell: ({ house }, search) => <Marked text={house.toUpperCase()} search={search} />,
      text: ({ house }) => house.toUpperCase(),
    },
    {
      id: 'arrival',
      name: names.arrival,
      sort: 'arrival',
      width: 108,
      phone: 'line',
      cell: ({ arrival }) => format.day(arrival, 'numeric'),
      text: ({ arrival }) => arrival,
    },
    {
      id: 'due',
      name: names.due,
      sort: 'amount',
      width: 120,
      isNumber: true,
      phone: 'state',
      cell: ({ due, currency }) => <b>{format.exactMoney(due, currency)}</b>,
      text: ({ due }) => money(due),
    },
    {
      id: 'pending',
      name: names.pending,
      width: 152,
      isNumber: true,
      phone: 'end',
      cell: (item) => <Pending {...item} />,
      text: ({ pending }) => money(pending),
    },
    {
      id: 'way',
      name: names.way,
      width: 120,
      cell: ({ byCard }) => <Way byCard={byCard} />,
      text: ({ byCard }) => (byCard ? words.byCard : words.byTransfer),
    },
    {
      id: 'currency',
      name: names.currency,
      width: 76,
      isExtra: true,
      cell: ({ currency }) => currency,
      text: ({ currency }) => currency,
    },
    {
      id: 'refund',
      name: words.refund,
      width: 132,
      cell: ({ reservationId, due, pending }) => (
        <button type="button" className="btn btn--28" disabled={pending >= due} onClick={() => refund(reservationId)}>
          {pending >= due ? words.waitsForCard : words.refund} <span className="hide">{reservationId}</span>
        </button>
      ),
      text: () => '',
    },
  ]
}

/** Without a head on phones. */
function Pending({ pending, currency }: Pick<Refund, 'pending' | 'currency'>) {
  if (pending === 0) return <span className="muted only-wide">–</span>
  return (
    <span className="state">
      <CreditCard className="i" aria-hidden="true" />
      <span className="hide">{words.waitsForCard}</span>
      {format.exactMoney(pending, currency)}
    </span>
  )
}

function Way({ byCard }: Pick<Refund, 'byCard'>) {
  const Icon = byCard ? CreditCard : Landmark
  return (
    <span className="state state--off">
      <Icon className="i" aria-hidden="true" />
      {byCard ? words.byCard : words.byTransfer}
    </span>
  )
}

/** Bookings whose guests have paid more than they owe. */
export function refundsList(refund: (reservationId: string) => void): ListDefinition<Refund> {
  const options = currencies.map((value) => ({ value, name: value }))
  return {
    name: 'refunds',
    title: words.refunds,
    searchLabel: words.searchRefunds,
    columns: columns(refund),
    filters: [
      {
        id: 'currency',
        name: names.currency,
        field: { kind: 'choice', options },
        describe: (value) => options.find((option) => option.value === value)?.name ?? null,
      },
    ],
    views: [],
    order: { sort: 'arrival', descending: false },
    questionKey: listRefundsDue.name,
    ask: ({ address, sort, descending, cursor, limit }, options_) => {
      const currency = currencies.find((one) => one === address.currency)
      const filters = currency === undefined ? {} : { currency }
      const by = sort === 'amount' ? 'amount' : 'arrival'
      return desk.ask(
        listRefundsDue,
        { filters, search: address.q ?? '', sort: by, descending, cursor, limit },
        options_,
      )
    },
    keyOf: ({ reservationId }) => reservationId,
    pathOf: (reservationId) => `/desk/bookings/${reservationId}/`,
    preview: (reservationId) => (
      <Suspense>
        <RefundPreview reservationId={reservationId} refund={() => refund(reservationId)} />
      </Suspense>
    ),
  }
}
