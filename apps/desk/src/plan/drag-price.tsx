import { offerChange } from '@marram/contract/desk/changes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'

/** The price of a place is asked for once the pointer rests on it. */
const restMs = 200

type Wish = {
  readonly reservationId: string
  readonly lodgingId: number
  readonly arrival: string
  readonly departure: string
}

/** The old price, the new one and the difference, before anything is dropped. */
export function DragPrice({ reservationId, lodgingId, arrival, departure }: Wish) {
  const [isResting, setResting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another place
  useEffect(() => {
    setResting(false)
    const timer = setTimeout(() => setResting(true), restMs)
    return () => clearTimeout(timer)
  }, [lodgingId, arrival, departure])
  const { data } = useQuery({
    ...asking(offerChange, { reservationId, lodgingId, arrival, departure }),
    enabled: isResting,
    retry: false,
  })
  if (data === undefined || data.after === null || data.difference === null) return null
  const { before, after, difference, currency } = data
  const sign = difference > 0 ? '+ ' : ''
  return (
    <span>
      {format.money(before.quote.total, currency)} → {format.money(after.quote.total, currency)}
      <b className="tip__difference">
        {sign}
        {format.money(difference, currency)}
      </b>
    </span>
  )
}
