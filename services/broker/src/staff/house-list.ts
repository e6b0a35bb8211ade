import * as desk from '@marram/contract/desk/houses'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffQuery } from '@marram/database/command/staff-command'
import { type DataStatusRow, dataGaps } from '@marram/database/data-status'
import type { Database } from '@marram/database/schema.generated'
import { type EditionKey, editionByKey } from '@marram/domain/edition'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { findLodging } from '../catalogue/calendar/subscriptions.ts'
import type { StaffContext } from './calendar-desk.ts'
import { isUnread, lacks } from './house-conditions.ts'

const sorts = {
  name: { by: sql`lodging.name`, kind: 'text' },
  persons: { by: sql`lodging.max_persons`, kind: 'number' },
  published: { by: sql`lodging.published_on`, kind: 'day' },
} as const

/**
 * Finds the ids first: what a house lacks takes ten lookups, which would otherwise be done for all houses instead of those
 * of the page.
 */
export const listHouses = staffQuery<StaffContext>()(
  desk.listHouses,
  async ({ filters, search, edition, ...asked }, { db, now }) => {
    const { area, isActive, missing, hasUnreadCalendar } = filters
    const texts = [sql`lodging.name`, sql`title`, sql`address1`, sql`postal_code`, sql`city`, sql`area.name`]
    const rows = selectHouses(db, edition)
      .where(equals(sql`location.area_id`, area))
      .where(equals(sql`(lodging.status = 'active')`, isActive))
      .where(await isLacking(db, missing))
      .where(equals(sql`exists (${unreadOf(now())})`, hasUnreadCalendar))
      .where(
        matchesWords(
          search,
          texts.map((text) => sql`coalesce(${text}, '')`),
        ),
      )
      .select('lodging.id')
    const id = { by: sql`lodging.id`, kind: 'number' } as const
    const page = await listPage(db, rows, { asked, sorts, id, present: (row) => row.id })
    if (isRefusal(page)) return page
    const details = await selectDetails(db, edition, now())
      .where(sql<boolean>`lodging.id = any(${page.items})`)
      .execute()
    const byId = new Map(details.map((row) => [row.id, present(row)]))
    return { ...page, items: page.items.flatMap((one) => byId.get(one) ?? []) }
  },
)

/** Asked once for both the page and the number of matches. */
async function isLacking(db: Kysely<Database>, gaps: readonly desk.HouseGap[] = []) {
  if (gaps.length === 0) return sql<boolean>`true`
  const { rows } = await sql<{ id: number }>`select id from lodging_data_status where ${lacks(gaps)}`.execute(db)
  return sql<boolean>`lodging.id = any(${rows.map(({ id }) => id)})`
}

export const showHouse = staffQuery<StaffContext>()(desk.showHouse, async ({ house, edition }, { db, now }) => {
  const id = await findLodging(db, house)
  if (id === null) return refuse(404, 'unknown-house', `There is no house called ${house}.`)
  const row = await selectDetails(db, edition, now())
    .where('lodging.id', '=', id)
    .select(['built_year', 'renovated_year', 'registration_number', 'registration_declared', 'lodging.updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('lodging_image')
        .whereRef('lodging_id', '=', 'lodging.id')
        .where('kind', '=', 'picture')
        .select('url')
        .orderBy('sort_order')
        .limit(1)
        .as('picture'),
    )
    .executeTakeFirstOrThrow()
  return {
    ...present(row),
    picture: row.picture,
    builtYear: row.built_year,
    renovatedYear: row.renovated_year,
    registrationNumber: row.registration_number,
    isRegistrationDeclared: row.registration_declared,
    updatedAt: row.updated_at.toISOString(),
  }
})

const unreadOf = (now: Date) => sql`select from lodging_calendar where lodging_id = lodging.id and ${isUnread(now)}`

function selectHouses(db: Kysely<Database>, edition: EditionKey) {
  const { languageId } = editionByKey(edition)
  return db
    .withTables<{ lodging_data_status: DataStatusRow }>()
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .leftJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
}

function selectDetails(db: Kysely<Database>, edition: EditionKey, now: Date) {
  const calendars = sql`select from lodging_calendar where lodging_id = lodging.id`
  return selectHouses(db, edition)
    .innerJoin('lodging_data_status', 'lodging_data_status.id', 'lodging.id')
    .select(['lodging.id', 'lodging.name', 'title', 'address1', 'postal_code', 'city', 'area.name as area'])
    .select(['lodging.status', 'max_persons', 'lodging.published_on', 'image_count'])
    .select(Object.values(dataGaps).map((column) => `lodging_data_status.${column}` as const))
    .select(sql<number>`(select count(*)::int from (${calendars}) as calendars)`.as('calendars'))
    .select(sql<number>`(select count(*)::int from (${unreadOf(now)}) as calendars)`.as('unread'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDetails>['executeTakeFirstOrThrow']>>

function present(row: Row): desk.ListedHouse {
  const { id, name, area, status, unread, calendars } = row
  return {
    ...{ id, name, area, calendars, title: row.title ?? '', isActive: status === 'active', unreadCalendars: unread },
    address: `${row.address1}, ${row.postal_code} ${row.city}`,
    persons: row.max_persons,
    missing: desk.houseGaps.filter((gap) => !row[dataGaps[gap]]),
    pictures: row.image_count,
    publishedOn: row.published_on,
  }
}
