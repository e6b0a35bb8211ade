import './money.css'
import { showBooking } from '@marram/contract/desk/booking-page'
import { bookingFigures } from '@marram/contract/desk/today'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { NotFound } from '../frame/status-pages.tsx'
import { asking } from '../kit/desk-client.ts'
import { moneyIn } from '../kit/format.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { may } from '../kit/permissions.ts'
import { startPage } from '../kit/start-page.ts'
import { MoneyTabs } from './money-page.tsx'
import { refundsList } from './refunds-list.tsx'
import { words } from './words.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('../bookings/actions/money-dialogs.tsx')).RefundDialog,
}))

const route = getRouteApi('/shell/desk/money/refunds')

/** Money that guests get back. */
export function RefundsPage() {
  const address = route.useSearch()
  const [refunding, setRefunding] = useState<string | null>(null)
  const definition = useMemo(() => refundsList(setRefunding), [])
  if (!may('bookings.money')) return <NotFound />
  return (
    <>
      <ListPage
        definition={definition}
        address={address}
        beside={<Sums />}
        area={{ title: words.title, tabs: <MoneyTabs /> }}
      />
      {refunding !== null && (
        <Suspense>
          <RefundOf reservationId={refunding} onClose={() => setRefunding(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Of all refunds, whatever is filtered. */
function Sums() {
  const { data } = useQuery(asking(bookingFigures, {}))
  const amounts = data?.find(({ key }) => key === 'refunds-due')?.amounts ?? []
  if (amounts.length === 0) return null
  return (
    <span className="muted">
      {words.refundsInAll} <b>{amounts.map(({ amount, currency }) => moneyIn(amount, currency)).join(', ')}</b>
    </span>
  )
}

type RefundProps = { readonly reservationId: string; readonly onClose: () => void }

/** The dialog of the booking's own page. */
function RefundOf({ reservationId, onClose }: RefundProps) {
  const { data } = useQuery(asking(showBooking, { reservationId, edition: startPage.edition }))
  return data === undefined ? null : <RefundDialog shown={data} onClose={onClose} />
}
