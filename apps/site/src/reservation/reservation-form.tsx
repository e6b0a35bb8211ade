import type { BookingAccess } from '@marram/contract/booking/place'
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import { loadOwnPage } from '../frame/navigation/use-link-navigation.ts'

type ActionFormProps = {
  readonly access: BookingAccess
  /** Name of the server's action, see `take-action.ts`. */
  readonly intent: string
  readonly fields?: Readonly<Record<string, string | number>>
  readonly id?: string
  readonly className?: string
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/** A form that works without script; number and key go in the body, not in a URL. */
export function ActionForm({ access, intent, fields = {}, children, ...form }: ActionFormProps) {
  const hidden = { ...access, intent, ...fields }
  return (
    <form {...form} method="post" action="/booking/reservation/">
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
export const changePath = '/booking/change/'

export function pathTo(path: string, { reservationId, key }: BookingAccess, more: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ reservationId, key, ...more })}`
}

type ServerLinkProps = ComponentPropsWithoutRef<'a'> & { readonly href: string }

/**
 * A link to another view with a fragment. The router would write the address before its loader asks the browser for the
 * page, and a written address with a fragment only scrolls.
 */
export function ServerLink({ href, children, ...rest }: ServerLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (loadOwnPage(href)) event.preventDefault()
  }
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  )
}
