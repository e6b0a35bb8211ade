import { addDays, daysBetween, parseIsoDay } from '@marram/domain/iso-day'
import { useId } from 'react'
import { format } from '../../kit/format.ts'
import { words } from './words.ts'

type Days = { readonly arrival: string; readonly departure: string }
type Props = Days & { readonly onChange: (days: Days) => void }

/** Arrival and departure. Another arrival keeps the number of nights. */
export function StayFields({ arrival, departure, onChange }: Props) {
  const nights = arrival < departure ? daysBetween(arrival, departure) : 7
  const move = (day: string) =>
    onChange({ arrival: day, departure: parseIsoDay(day) === null ? departure : addDays(day, nights) })
  return (
    <>
      <DayField label={words.arrival} value={arrival} onChange={move} />
      <DayField label={words.departure} value={departure} onChange={(day) => onChange({ arrival, departure: day })} />
    </>
  )
}

type DayProps = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void }

function DayField({ label, value, onChange }: DayProps) {
  const id = useId()
  const day = parseIsoDay(value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        value={value}
        aria-describedby={`${id}-day`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" id={`${id}-day`}>
        {day === null ? '' : `${format.day(day, 'weekday')} ${day.slice(0, 4)}`}
      </p>
    </div>
  )
}

/** Both are days, and in order. */
export function isStay({ arrival, departure }: Days): boolean {
  return parseIsoDay(arrival) !== null && parseIsoDay(departure) !== null && arrival < departure
}
