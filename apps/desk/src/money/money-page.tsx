import '../kit/inbox/inbox.css'
import '../kit/list/list.css'
import './money.css'
import { bookingFigures } from '@marram/contract/desk/today'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DragEventHandler, ReactNode } from 'react'
import { NotFound } from '../frame/status-pages.tsx'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { words } from './words.ts'

const tabs = [
  { to: '/desk/money/', name: words.bank, figure: 'payments-unmatched', look: 'waits' },
  { to: '/desk/money/refunds/', name: words.refunds, figure: 'refunds-due', look: 'waits' },
  { to: '/desk/money/alerts/', name: words.alerts, figure: 'payment-alerts', look: 'late' },
  { to: '/desk/money/ledger/', name: words.ledger, figure: null, look: null },
] as const

/** The parts of the area, with what waits in each. */
export function MoneyTabs() {
  const { data } = useQuery(asking(bookingFigures, {}))
  return (
    <nav className="tabs" aria-label={words.parts}>
      {tabs.map(({ to, name, figure, look }) => {
        const count = data?.find(({ key }) => key === figure)?.count ?? 0
        return (
          <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
            {name}
            {count > 0 && <span className={`count count--${look}`}>{format.number(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

type Drop = { readonly onDragOver: DragEventHandler; readonly onDrop: DragEventHandler }
type Props = { readonly actions?: ReactNode; readonly drop?: Drop; readonly children: ReactNode }

export function MoneyPage({ actions, drop, children }: Props) {
  if (!may('bookings.money')) return <NotFound />
  return (
    <div className="page page--flush money" {...drop}>
      <div className="page__head">
        <h1>{words.title}</h1>
        <div className="page__end">{actions}</div>
      </div>
      <MoneyTabs />
      {children}
    </div>
  )
}

type ChoiceProps<State extends string> = {
  readonly states: readonly State[]
  readonly names: Readonly<Record<State, string>>
  readonly state: State
  readonly onChoose: (state: State) => void
}

/** The states of which a list shows one. */
export function StateChoice<State extends string>({ states, names, state, onChoose }: ChoiceProps<State>) {
  return (
    <fieldset className="group" aria-label={words.states}>
      {states.map((one) => (
        <button
          key={one}
          type="button"
          className={one === state ? 'btn btn--28 btn--on' : 'btn btn--28'}
          aria-pressed={one === state}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  )
}
