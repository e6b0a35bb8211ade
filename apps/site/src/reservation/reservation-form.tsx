import type { BookingAccess } from '@marram/contract/booking/place'
import type { ReactNode } from 'react'

type ActionFormProps = {
  readonly access: BookingAccess
  /** Name of the server's action, see `take-action.ts`. */
  readonly intent: string
  readonly fields?: Readonly<Record<string, string | number>>
  readonly className?: string
  readonly children: ReactNode
}

/** A form that works without script; number and key go in the body, not in a URL. */
export function ActionForm({ access, intent, fields = {}, className, children }: ActionFormProps) {
  const hidden = { ...access, intent, ...fields }
  return (
    <form method="post" action="/booking/reservation/" className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

type AskFormProps = {
  readonly access: BookingAccess
  readonly path: string
  readonly view?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Requests another view of the same booking, without changing it. */
export function AskForm({ access, path, view, className, children }: AskFormProps) {
  return (
    <form method="get" action={path} className={className}>
      <input type="hidden" name="reservationId" value={access.reservationId} />
      <input type="hidden" name="key" value={access.key} />
      {view ? <input type="hidden" name="view" value={view} /> : null}
      {children}
    </form>
  )
}

export const reservationPath = '/booking/reservation/'
export const addOnsPath = '/booking/add-ons/'

export function pathTo(path: string, { reservationId, key }: BookingAccess, more: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ reservationId, key, ...more })}`
}
