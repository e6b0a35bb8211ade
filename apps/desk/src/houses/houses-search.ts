import { type HouseFilters, houseGaps } from '@marram/contract/desk/houses'
import * as v from 'valibot'
import type { ListAddress } from '../kit/list/list-definition.ts'

const part = v.optional(v.string())

/** The list's address; malformed values are ignored where they are read. */
export const housesSearch = v.object({
  q: part,
  sort: part,
  columns: part,
  open: part,
  area: part,
  active: part,
  missing: part,
  calendars: part,
})

/** Any gap, also one that a later version adds, so that a saved view stays true. */
export const anyGap = 'any'
export const yesNo = ['yes', 'no'] as const
export const unread = 'unread'

export const incompleteAddress = { active: 'yes', missing: anyGap } as const
export const unreadAddress = { calendars: unread } as const

export function filtersOf({ area, active, missing, calendars }: ListAddress): HouseFilters {
  const wanted = missing?.split(',') ?? []
  const gaps = houseGaps.filter((gap) => wanted.includes(gap) || wanted.includes(anyGap))
  const areaId = Number(area)
  return {
    ...(Number.isSafeInteger(areaId) && areaId > 0 && { area: areaId }),
    ...(yesNo.some((one) => one === active) && { isActive: active === 'yes' }),
    ...(gaps.length > 0 && { missing: gaps }),
    ...(calendars === unread && { hasUnreadCalendar: true }),
  }
}
