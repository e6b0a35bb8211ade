import type { BookingStatus } from '@marram/domain/desk/booking-status'
import {
  CircleAlert,
  CircleCheck,
  CircleCheckBig,
  CircleX,
  Clock,
  KeyRound,
  type LucideIcon,
  MailQuestionMark,
} from 'lucide-react'
import { words } from './words.ts'

type Look = { readonly icon: LucideIcon; readonly look: 'waits' | 'set' | 'here' | 'late' | 'off' }

const looks: Readonly<Record<BookingStatus, Look>> = {
  cancelled: { icon: CircleX, look: 'off' },
  waiting: { icon: Clock, look: 'waits' },
  unconfirmed: { icon: MailQuestionMark, look: 'off' },
  overdue: { icon: CircleAlert, look: 'late' },
  arrived: { icon: KeyRound, look: 'here' },
  completed: { icon: CircleCheckBig, look: 'off' },
  booked: { icon: CircleCheck, look: 'set' },
}

type Props = { readonly status: BookingStatus; readonly isPill?: boolean }

/** Shape and word; colour only beside them. */
export function BookingStatusMark({ status, isPill = false }: Props) {
  const { icon: Icon, look } = looks[status]
  return (
    <span className={`state state--${look}${isPill ? ' state--pill' : ''}`}>
      <Icon className="i" aria-hidden="true" />
      {words.statuses[status]}
    </span>
  )
}
