import './actions.css'
import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { assignBooking } from '@marram/contract/desk/correspondence'
import { awaitsApproval, cancellationBy, canTake } from '@marram/domain/booking/booking-process'
import { Link } from '@tanstack/react-router'
import { Ban, CalendarSync, Check, Ellipsis, HandCoins, Landmark, MessageSquare } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { may } from '../../kit/permissions.ts'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { startPage } from '../../kit/start-page.ts'
import { useCommand } from '../../kit/use-command.ts'
import { focusComposer } from './composer-focus.ts'
import { words } from './words.ts'

const steps = () => import('./step-dialogs.tsx')
const money = () => import('./money-dialogs.tsx')
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))
const dialogs = {
  confirm: lazy(async () => ({ default: (await steps()).ConfirmDialog })),
  decline: lazy(async () => ({ default: (await steps()).DeclineDialog })),
  announce: lazy(async () => ({ default: (await steps()).ReadyDialog })),
  resend: lazy(async () => ({ default: (await steps()).ResendDialog })),
  payment: lazy(async () => ({ default: (await money()).PaymentDialog })),
  refund: lazy(async () => ({ default: (await money()).RefundDialog })),
  cancel: lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog })),
}
type Action = keyof typeof dialogs | 'change'

type Props = {
  readonly shown: DeskBooking
  /** In the preview beside the list there is room for the next step only. */
  readonly isPreview?: boolean
}

/** The actions that this person may take on a booking in this state. */
function actionsOn({ booking }: DeskBooking): ReadonlySet<Action> {
  const { state, paid, refundsPending } = booking
  const isPossible: Readonly<Record<Action, boolean>> = {
    confirm: may('bookings.write') && awaitsApproval(state),
    decline: may('bookings.write') && awaitsApproval(state),
    change: may('bookings.write') && canTake('amend', state, 'staff'),
    cancel: may('bookings.write') && cancellationBy('staff', state) !== null,
    announce: may('bookings.write') && state === 'booked',
    resend: may('bookings.write'),
    payment: may('bookings.money'),
    refund: may('bookings.money') && paid > refundsPending,
  }
  return new Set((Object.keys(isPossible) as Action[]).filter((action) => isPossible[action]))
}

/** The commands on one booking. */
export function BookingActions({ shown, isPreview = false }: Props) {
  const [open, setOpen] = useState<Action | null>(null)
  const possible = actionsOn(shown)
  const { reservationId } = shown.booking
  const close = () => setOpen(null)
  const start = (action: Action) => () => possible.has(action) && setOpen(action)
  useShortcuts(
    {
      z: start('confirm'),
      m: () => void focusComposer('mail'),
      u: start('change'),
      e: start('refund'),
      b: start('payment'),
    },
    !isPreview,
  )
  const button = (action: Action, icon: ReactNode, key?: string, look = '') =>
    possible.has(action) && (
      <button type="button" className={`btn ${look}`} onClick={() => setOpen(action)}>
        {icon}
        {words.actions[action]} {key !== undefined && !isPreview && <kbd>{key}</kbd>}
      </button>
    )
  const Dialog = open === null || open === 'change' ? null : dialogs[open]
  return (
    <>
      <fieldset className="bk__acts" aria-label={words.actionsLabel}>
        {button('confirm', <Check className="i" aria-hidden="true" />, 'Z', 'btn--act')}
        {button('decline', null)}
        {isPreview ? (
          !possible.has('confirm') && (
            <Link className="btn" to="/desk/bookings/$reservationId/" params={{ reservationId }}>
              {words.openBooking}
            </Link>
          )
        ) : (
          <>
            {possible.has('confirm') && <span className="vr" />}
            {may('messages.write') && (
              <button type="button" className="btn" onClick={() => focusComposer('mail')}>
                <MessageSquare className="i" aria-hidden="true" />
                {words.message} <kbd>M</kbd>
              </button>
            )}
            {button('change', <CalendarSync className="i" aria-hidden="true" />, 'U')}
            {button('refund', <HandCoins className="i" aria-hidden="true" />, 'E')}
            {button('payment', <Landmark className="i" aria-hidden="true" />, 'B')}
            {button('cancel', <Ban className="i" aria-hidden="true" />, undefined, 'btn--stop')}
            <MoreMenu {...{ shown, possible }} start={setOpen} />
          </>
        )}
      </fieldset>
      <Suspense>
        {open === 'change' && <ChangeDialog reservationId={reservationId} onClose={close} />}
        {Dialog && <Dialog shown={shown} onClose={close} />}
      </Suspense>
    </>
  )
}

type MoreProps = {
  readonly shown: DeskBooking
  readonly possible: ReadonlySet<Action>
  readonly start: (action: Action) => void
}

function MoreMenu({ shown, possible, start }: MoreProps) {
  const id = useId()
  const assign = useCommand(assignBooking)
  const isMine = shown.assignee !== null && shown.assignee.userId === startPage.staff?.userId
  const { reservationId } = shown.booking
  const item = (label: string, work: () => void) => (
    <button type="button" className="menu__item" popoverTarget={id} popoverTargetAction="hide" onClick={work}>
      {label}
    </button>
  )
  return (
    <div className="bk__more">
      <button type="button" className="btn btn--square" popoverTarget={id} aria-label={words.more}>
        <Ellipsis className="i" aria-hidden="true" />
      </button>
      <div id={id} className="menu menu--more" popover="auto">
        {may('bookings.write') &&
          item(isMine ? words.giveBack : words.takeOver, () =>
            assign.mutate({ input: { reservationId, isMine: !isMine } }),
          )}
        {may('bookings.write') && item(words.writeNote, () => void focusComposer('note'))}
        {possible.has('resend') && item(words.actions.resend, () => start('resend'))}
        {possible.has('announce') && item(words.actions.announce, () => start('announce'))}
        {item(words.copyLink, () => void navigator.clipboard.writeText(location.href))}
        {may('audit.read') && (
          <Link className="menu__item" to="/desk/log/" search={{ subject: `booking ${reservationId}` }}>
            {words.showLog}
          </Link>
        )}
        {may('guests.erase') && (
          <Link className="menu__item" to="/desk/guests/" search={{ booking: reservationId }}>
            {words.showGuestData}
          </Link>
        )}
      </div>
    </div>
  )
}
