import { list, type StaffContext } from '@marram/broker/staff/calendar-desk'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import type { OperatorDesk } from './operator.ts'

const maxShown = 10_000

export async function listCalendars(operator: OperatorDesk<StaffContext>): Promise<number> {
  const calendars = await operator.list(list, { filters: {}, max: maxShown })
  if (calendars.length === 0) print('No house has a calendar.')
  else {
    const rows = calendars.map(({ house, source, host, readAt, problem }) => [
      house,
      source,
      host ?? 'by hand',
      readAt?.slice(0, 16).replace('T', ' ') ?? 'never',
      problem ?? '',
    ])
    print(textTable([['House', 'Source', 'From', 'Read (UTC)', 'Problem'], ...rows]))
  }
  return 0
}
