import { type AuditFilters, commandLine } from '@marram/contract/desk/audit'
import { parseIsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'
import type { ListAddress } from '../kit/list/list-definition.ts'

const part = v.optional(v.string())

/** The list's address. Malformed values are ignored where they are read. */
export const logSearch = v.object({
  ...{ q: part, sort: part, columns: part, open: part },
  ...{ user: part, command: part, subject: part, from: part, until: part },
})

export function filtersOf(address: ListAddress): AuditFilters {
  const { command, subject } = address
  const user = address.user === commandLine ? commandLine : Number(address.user)
  const from = parseIsoDay(address.from)
  const until = parseIsoDay(address.until)
  return {
    ...(user === commandLine || (Number.isSafeInteger(user) && user > 0) ? { user } : {}),
    ...(command !== undefined && { command }),
    ...(subject !== undefined && { subject }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
  }
}
