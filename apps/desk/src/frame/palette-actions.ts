import type { DeskPermission } from '@marram/domain/desk/permission'
import { may } from '../kit/permissions.ts'
import { words } from './words.ts'

type PaletteAction = { readonly path: string; readonly name: string; readonly needs: DeskPermission }

const all: readonly PaletteAction[] = [
  { path: '/desk/bookings/new/', name: words.newBooking, needs: 'bookings.write' },
  { path: '/desk/bookings/?from=today&sort=house&until=today', name: words.arrivalsToday, needs: 'bookings.read' },
  { path: '/desk/bookings/?sort=arrival&status=waiting', name: words.bookingsWaiting, needs: 'bookings.read' },
  { path: '/desk/bookings/?sort=arrival&status=overdue', name: words.bookingsOverdue, needs: 'bookings.read' },
  { path: '/desk/money/?upload=yes', name: words.importStatement, needs: 'bookings.money' },
  { path: '/desk/money/refunds/', name: words.refundsDue, needs: 'bookings.money' },
  { path: '/desk/money/ledger/', name: words.ledger, needs: 'bookings.money' },
]

/** Commands and lists beside the areas, as far as this person may use them. */
export const paletteActions: readonly PaletteAction[] = all.filter(({ needs }) => may(needs))
