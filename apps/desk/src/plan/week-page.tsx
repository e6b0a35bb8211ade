import './week.css'
import { addDays, isoWeekday } from '@marram/domain/iso-day'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { format } from '../kit/format.ts'
import { useToday } from '../kit/use-today.ts'
import { lookOf } from './bar-text.ts'
import type { Chunk } from './chunks.ts'
import type { House } from './filter-houses.ts'
import { createPlanDays } from './plan-days.ts'
import type { Row } from './plan-rows.ts'
import { useHouses } from './use-houses.ts'
import { usePlanRows } from './use-plan-rows.ts'
import { words } from './words.ts'

const route = getRouteApi('/shell/desk/plan/week')
const weekDays = 7
const housesAtOnce = 100

/** A week on paper, a table per place, for the filters of the plan. */
export function WeekPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const houses = useHouses(search)
  const first = search.from ?? today
  const saturday = addDays(first, -((isoWeekday(first) + 1) % weekDays))
  const days = useMemo(() => createPlanDays(today, saturday), [today, saturday])
  const from = days.indexOf(saturday)
  const chunks = useMemo(() => weekChunks(houses.shown, from), [houses.shown, from])
  const plan = usePlanRows(chunks, houses.conflicts, days, false)
  const turn = (by: number) =>
    void navigate({ search: (before) => ({ ...before, from: addDays(saturday, by) }), replace: true })
  const places = [...Map.groupBy(houses.shown, ({ place }) => place)]
  const isReady = !houses.isLoading && !plan.isLoading
  return (
    <div className="page week">
      <div className="page__head">
        <h1>{words.weekTitle}</h1>
        <span className="muted">{format.dayRange(saturday, addDays(saturday, weekDays))}</span>
        <div className="page__end week__tools">
          <Link className="btn" to="/desk/plan/" search={search}>
            {words.backToPlan}
          </Link>
          <button type="button" className="btn btn--square" aria-label={words.weekBack} onClick={() => turn(-weekDays)}>
            <ChevronLeft className="i" aria-hidden="true" />
          </button>
          <button type="button" className="btn btn--square" aria-label={words.weekOn} onClick={() => turn(weekDays)}>
            <ChevronRight className="i" aria-hidden="true" />
          </button>
          <button type="button" className="btn btn--act" disabled={!isReady} onClick={() => window.print()}>
            <Printer className="i" aria-hidden="true" />
            {words.printNow}
          </button>
        </div>
      </div>
      {!isReady && <p role="status">{words.loading}</p>}
      {(plan.isError || houses.isError) && <p role="alert">{words.failed}</p>}
      {isReady &&
        places.map(([place, own]) => (
          <table key={place} className="t week__place">
            <caption>
              {place}, {words.houses(format.number(own.length))}
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.house}</th>
                {weekOf(saturday).map((day) => (
                  <th key={day} scope="col">
                    {format.day(day, 'weekday-short')} {format.day(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.map((house) => (
                <WeekRow key={house.id} house={house} row={plan.rowOf(house.id)} from={from} />
              ))}
            </tbody>
          </table>
        ))}
    </div>
  )
}

const weekOf = (saturday: string) => Array.from({ length: weekDays }, (_, index) => addDays(saturday, index))

function weekChunks(houses: readonly House[], from: number): Chunk[] {
  const ids = houses.map(({ id }) => id)
  const chunks: Chunk[] = []
  for (let index = 0; index < ids.length; index += housesAtOnce) {
    chunks.push({ houses: ids.slice(index, index + housesAtOnce), from, days: weekDays })
  }
  return chunks
}

type RowProps = { readonly house: House; readonly row: Row; readonly from: number }

/** Nights as cells; a stay that goes on from the day before has none of its own. */
function WeekRow({ house, row, from }: RowProps) {
  const cells: { readonly key: string; readonly span: number; readonly text: string; readonly kind: string | null }[] =
    []
  const bars = row.bars.filter(({ lane }) => lane === 0)
  for (let day = from; day < from + weekDays; ) {
    const bar = bars.find((one) => one.from <= day && day < one.until)
    const next = bar?.until ?? bars.find((one) => one.from > day)?.from ?? Number.POSITIVE_INFINITY
    const end = Math.min(next, from + weekDays)
    const look = bar ? lookOf(bar.data) : null
    cells.push({ key: `${day}`, span: end - day, text: look?.text ?? '', kind: look?.kind ?? null })
    day = end
  }
  return (
    <tr>
      <th scope="row">
        {house.name} <small>{house.title}</small>
      </th>
      {cells.map(({ key, span, text, kind }) => (
        <td key={key} colSpan={span} className={kind === null ? 'week__free' : 'week__taken'}>
          {kind !== null && (
            <>
              {text} <small>{kind === text ? '' : kind}</small>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
