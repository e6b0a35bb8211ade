import { deskApiPath } from '@marram/contract/desk/client'
import { reportPresence } from '@marram/contract/desk/correspondence'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { asking } from '../../kit/desk-client.ts'
import { useIsWriting } from './presence-state.ts'
import { words } from './words.ts'

type Props = { readonly reservationId: string }

const heartbeatMs = 15_000

/** Colleagues who have the same booking open. */
export function Presence({ reservationId }: Props) {
  const place = `booking ${reservationId}`
  const doing = useIsWriting(reservationId) ? 'writing' : 'reading'
  const { data: others = [] } = useQuery({
    ...asking(reportPresence, { place, doing }),
    refetchInterval: heartbeatMs,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    const leave = () => sayGone(place)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [place])
  return (
    <div className="seen" role="status">
      {others.map(({ userId, name, doing: their }) => (
        <span key={userId} className="seen__one">
          <span className="avatar avatar--24" aria-hidden="true">
            {initials(name)}
          </span>
          <span className="muted">
            <b>{name}</b> {their === 'writing' ? words.isWriting : words.isHere}
          </span>
        </span>
      ))}
    </div>
  )
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2)

/** A beacon also leaves a page that is being closed; without it the heartbeat runs out. */
function sayGone(place: string): void {
  const body = JSON.stringify({ input: { place, doing: 'gone' } })
  const url = deskApiPath(reportPresence.service, reportPresence.name)
  navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))
}
