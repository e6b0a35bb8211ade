import { format } from '../kit/format.ts'
import { useToday } from '../kit/use-today.ts'

export function TodayPage() {
  const today = useToday()
  return (
    <div className="page today">
      <div className="page__head">
        <h1 className="display">{format.day(today, 'weekday')}</h1>
      </div>
    </div>
  )
}
