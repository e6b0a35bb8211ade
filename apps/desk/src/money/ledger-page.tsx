import { ledgerDays } from '@marram/contract/desk/ledger'
import { parseIsoDay } from '@marram/domain/iso-day'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { QueryState } from '../kit/query-state.tsx'
import { useToday } from '../kit/use-today.ts'
import { LedgerExport } from './ledger-export.tsx'
import { type Preset, presets, readSpan, type Span, type SpanFault, spanFault, spanOf } from './ledger-span.ts'
import { type LedgerRow, type LedgerTable, tabulate } from './ledger-table.ts'
import { MoneyPage } from './money-page.tsx'
import { words } from './words.ts'

const route = getRouteApi('/shell/desk/money/ledger')

/** Sums of the ledger by day, and the file for the bookkeeper. */
export function LedgerPage() {
  const span = readSpan(route.useSearch(), useToday())
  const fault = spanFault(span)
  const query = useQuery({ ...asking(ledgerDays, span), enabled: fault === null })
  return (
    <MoneyPage actions={<LedgerExport span={span} />}>
      <SpanFields span={span} fault={fault} />
      <div className="money__body">
        {fault === null &&
          (query.data === undefined ? (
            <QueryState query={query} own={{ 'invalid-span': words.spanFaults.order }} />
          ) : (
            <Sums span={span} table={tabulate(query.data)} />
          ))}
      </div>
    </MoneyPage>
  )
}

type SpanProps = { readonly span: Span; readonly fault: SpanFault | null }

function SpanFields({ span, fault }: SpanProps) {
  const navigate = route.useNavigate()
  const today = useToday()
  // A day that is half typed is not in the address.
  const [draft, setDraft] = useState<Partial<Span> | null>(null)
  const shown = { ...span, ...draft }
  const change = (part: Partial<Span>) => {
    const next = { ...shown, ...part }
    const isWhole = parseIsoDay(next.from) !== null && parseIsoDay(next.until) !== null
    setDraft(isWhole ? null : next)
    if (isWhole) void navigate({ search: next, replace: true })
  }
  const choose = (preset: Preset) => {
    setDraft(null)
    void navigate({ search: preset === 'month' ? {} : spanOf(preset, today) })
  }
  return (
    <div className="filters money__filters">
      <fieldset className="group" aria-label={words.span}>
        {presets.map((preset) => {
          const { from, until } = spanOf(preset, today)
          const isOn = from === span.from && until === span.until
          return (
            <button
              key={preset}
              type="button"
              className={isOn ? 'btn btn--28 btn--on' : 'btn btn--28'}
              aria-pressed={isOn}
              onClick={() => choose(preset)}
            >
              {words.presets[preset]}
            </button>
          )
        })}
      </fieldset>
      <DayField label={words.firstDay} value={shown.from} onChange={(from) => change({ from })} />
      <DayField label={words.lastDay} value={shown.until} fault={fault} onChange={(until) => change({ until })} />
    </div>
  )
}

type DayProps = {
  readonly label: string
  readonly value: string
  readonly fault?: SpanFault | null
  readonly onChange: (day: string) => void
}

function DayField({ label, value, fault = null, onChange }: DayProps) {
  const id = useId()
  const problem = value === '' ? 'missing' : fault
  return (
    <div className="day">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-fault`} className="late" aria-live="polite">
        {problem !== null && words.spanFaults[problem]}
      </span>
    </div>
  )
}

function Sums({ span, table: { accounts, days, totals } }: { readonly span: Span; readonly table: LedgerTable }) {
  if (days.length === 0) return <p className="center muted">{words.noMovements}</p>
  const [from, until] = [format.day(span.from, 'numeric'), format.day(span.until, 'numeric')]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone
    <section className="panel sums" aria-label={words.ledger} tabIndex={0}>
      <table className="t">
        <caption className="hide">{words.ledgerCaption(from, until)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {accounts.map((account) => (
              <th key={account} scope="col" className="num">
                {nameOf(account)}
              </th>
            ))}
            <th scope="col" className="num">
              <abbr title={words.changeHint}>{words.change}</abbr>
            </th>
            <th scope="col" className="num">
              {words.entries}
            </th>
          </tr>
        </thead>
        <tbody className="sums__all">
          {totals.map((row) => (
            <tr key={row.currency}>
              <th scope="row">{words.inAll}</th>
              <Cells row={row} accounts={accounts} />
            </tr>
          ))}
        </tbody>
        <tbody>
          {days.map((row, index) => (
            <tr key={`${row.day} ${row.currency}`}>
              <th scope="row" className="nowrap">
                <span className={days[index - 1]?.day === row.day ? 'hide' : undefined}>
                  {format.day(row.day, 'weekday')}
                </span>
              </th>
              <Cells row={row} accounts={accounts} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const nameOf = (account: string): string =>
  Object.entries(words.accounts).find(([key]) => key === account)?.[1] ?? words.accountIn(account)

function Cells({ row, accounts }: { readonly row: LedgerRow; readonly accounts: readonly string[] }) {
  const money = (amount: number) => format.exactMoney(amount, row.currency)
  return (
    <>
      {accounts.map((account) => (
        <td key={account} className="num">
          {row.amounts[account] === undefined ? <span className="muted">–</span> : money(row.amounts[account])}
        </td>
      ))}
      <td className="num">{money(row.change)}</td>
      <td className="num muted">{format.number(row.entries)}</td>
    </>
  )
}
