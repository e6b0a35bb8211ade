import './today.css'
import { Printer } from 'lucide-react'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { maySeeFigure, useFigures } from '../kit/use-figures.ts'
import { useToday } from '../kit/use-today.ts'
import { ChangeOvers } from './change-overs.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { panels } from './figure-places.ts'
import { words } from './words.ts'

/** The morning: who comes and goes, and what waits for somebody. */
export function TodayPage() {
  const today = useToday()
  const figures = useFigures()
  const columns = panels
    .map((column) =>
      column
        .map(({ heading, keys }) => ({ heading, keys: keys.filter(maySeeFigure) }))
        .filter(({ keys }) => keys.length > 0),
    )
    .filter((column) => column.length > 0)
  return (
    <div className="page today">
      <div className="page__head">
        <h1 className="display">{`${format.day(today, 'weekday-name')}, ${format.day(today, 'long')}`}</h1>
        <div className="page__end">
          <button type="button" className="btn only-wide" onClick={() => window.print()}>
            <Printer className="i" aria-hidden="true" /> {words.print}
          </button>
        </div>
      </div>
      {may('bookings.read') && <ChangeOvers day={today} />}
      <div className="today__panels">
        {columns.map((column) => (
          <div key={column[0]?.heading} className="today__column">
            {column.map(({ heading, keys }) => (
              <FigurePanel key={heading} heading={words[heading]} keys={keys} figures={figures} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
