import type { HouseGap } from '@marram/contract/desk/houses'
import { dataGaps } from '@marram/database/data-status'
import { type RawBuilder, sql } from 'kysely'

/** A portal's calendar that has not been read for this long may hide a booking. */
const staleAfterMs = 6 * 3_600_000

/** A row of `lodging_calendar` that staff should look after. The list of houses and the figure of Today share it. */
export const isUnread = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(url is not null and (problem is not null or read_at < ${new Date(now.getTime() - staleAfterMs)}))`

/** A row of `lodging_data_status` without at least one of these. */
export const lacks = (gaps: readonly HouseGap[]): RawBuilder<boolean> =>
  sql<boolean>`not (${sql.join(
    gaps.map((gap) => sql`lodging_data_status.${sql.ref(dataGaps[gap])}`),
    sql` and `,
  )})`
