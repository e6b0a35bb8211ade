import type { DeskBooking } from '@marram/contract/desk/booking-page'
import { timeOf } from '../../kit/format.ts'
import { words as page } from '../words.ts'
import { changesSince } from './use-booking-command.ts'

type Props = { readonly shown: DeskBooking; readonly version: number }

const actors = { guest: page.byGuest, staff: page.byStaff, clock: page.byClock } as const

/** The changes since this version, with their authors. */
export function ChangesList({ shown, version }: Props) {
  return (
    <ul>
      {changesSince(shown, version).map(
        (entry) =>
          entry.kind === 'event' && (
            <li key={entry.id}>
              {timeOf(entry.at)} <b>{entry.by ?? actors[entry.actor]}</b> {page.events[entry.what]}
            </li>
          ),
      )}
    </ul>
  )
}
