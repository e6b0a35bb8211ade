import { loadConsumption } from '@marram/database/prices/load-consumption'
import { type CataloguePrices, loadPrices } from '@marram/database/prices/load-prices'
import { loadOfferedSeasons, type Season } from '@marram/database/prices/load-seasons'
import { loadTaken } from '@marram/database/prices/load-taken'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import type { Edition } from '@marram/domain/edition'
import { parseSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { parseLodgingName } from '@marram/domain/lodging-name'
import { parseNumeric } from '@marram/domain/number-check'
import { standardTerms } from '@marram/domain/terms'
import { sql } from 'kysely'
import type { BrokerContext } from '../context.ts'
import { groupsOf, loadFacilities } from './load-facilities.ts'
import { loadHead } from './load-head.ts'
import { loadReviewStats } from './load-review-stats.ts'
import { createPlan, findCheapest, type Plan, presentItem } from './price-plan.ts'

const maxConsumption = 10
const endOfTime = '9999-12-31'

/** Loads the id and the seasons first, then everything else in parallel. */
export async function loadPage(context: BrokerContext, name: string, edition: Edition) {
  const firstBookable = firstBookableDay(context.now())
  const [id, seasons] = await Promise.all([
    findLodgingId(context, name),
    loadOfferedSeasons(context, { from: firstBookable, until: endOfTime }),
  ])
  // The page shows the street's number of houses, and an unknown name may become a new house.
  context.tag('lodgings')
  if (id === null) return null
  context.tag(`lodging:${id}`)
  const parts = await loadParts(context, id, edition, seasons, firstBookable)
  return parts.head === null ? null : presentPage({ ...parts, head: parts.head }, edition, firstBookable)
}

async function loadParts(
  context: BrokerContext,
  id: number,
  edition: Edition,
  seasons: readonly Season[],
  firstBookable: IsoDay,
) {
  const [head, images, facilities, meta, reviewStats, consumption, prices, taken] = await Promise.all([
    loadHead(context, id, edition),
    loadPictures(context, id, edition),
    loadFacilities(context, [id], edition, copenhagenDay(context.now())),
    loadMeta(context, id),
    loadReviewStats(context, id),
    loadConsumption(context, [id]),
    loadPrices(context, [id], seasons, 'all'),
    loadTaken(context, [id], firstBookable),
  ])
  return {
    head,
    images,
    facilities: facilities.get(id) ?? [],
    meta,
    reviewStats,
    consumption: consumption.get(id) ?? [],
    prices: prices.get(id) ?? null,
    taken: taken.get(id) ?? [],
  }
}

type Parts = Awaited<ReturnType<typeof loadParts>>
type PageParts = Parts & { readonly head: NonNullable<Parts['head']> }

function presentPage({ head, prices, taken, ...parts }: PageParts, edition: Edition, firstBookable: IsoDay) {
  const plan = createPlan(offeredPrices(head, prices), taken, firstBookable)
  const { currency } = edition
  const pricePlan = presentPlan(plan, edition)
  return {
    ...head,
    images: parts.images,
    facilities: parts.facilities,
    facilityGroups: groupsOf(parts.facilities, edition),
    reviewStats: parts.reviewStats,
    cheapestOptions: findCheapest(plan, edition).map((option) => ({ ...option, lodgingId: head.id, currency })),
    meta: parts.meta,
    consumption: parts.consumption.slice(0, maxConsumption).map((used) => ({
      ...used,
      item: pricePlan.items.find(({ itemId }) => itemId === used.itemId) ?? null,
    })),
    terms: prices?.terms ?? standardTerms,
    pricePlan,
  }
}

function presentPlan(plan: Plan, edition: Edition) {
  return {
    ...plan,
    items: plan.items.map((item) => presentItem(item, edition)),
  }
}

/** A paused house keeps its page, but has nothing to book. */
function offeredPrices(head: PageParts['head'], prices: CataloguePrices | null): CataloguePrices {
  const { maxPersons } = head
  const { transactionFee } = standardTerms
  const none = { maxPersons, maxPets: 0, discounts: [], items: [], seasons: [], transactionFee, terms: standardTerms }
  if (prices === null) return none
  return head.status === 'paused' ? { ...prices, seasons: [], discounts: [] } : prices
}

/** Ignores case; an impossible name matches no house. */
async function findLodgingId({ db }: Pick<BrokerContext, 'db'>, name: string): Promise<number | null> {
  const parsed = parseLodgingName(name)
  // Also queries for impossible names, so that every page takes the same number of statements.
  const row = await db
    .selectFrom('lodging')
    .where(sql<boolean>`lower(name) = ${parsed ?? ''}`)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const metaKeys = ['consumptionPersonsPrDay', 'viewCount', 'rooms'] as const

async function loadMeta({ db }: Pick<BrokerContext, 'db'>, id: number) {
  const rows = await db
    .selectFrom('lodging_meta')
    .where('lodging_id', '=', id)
    .where('key', 'in', metaKeys)
    .select(['key', 'value'])
    .execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const numberOf = (key: (typeof metaKeys)[number]) => parseNumeric(values.get(key) ?? '')
  const rooms = values.get('rooms') ?? ''
  return {
    consumptionPersonsPrDay: numberOf('consumptionPersonsPrDay'),
    viewCount: Math.max(0, Math.trunc(numberOf('viewCount') ?? 0)),
    rooms: parseSleepingRooms(rooms) === null ? null : rooms,
  }
}

const maxPictures = 99

async function loadPictures({ db }: Pick<BrokerContext, 'db'>, id: number, { key }: Edition) {
  const rows = await db
    .selectFrom('lodging_image')
    .where('lodging_id', '=', id)
    .select(['url', 'width', 'height', 'tag_ids', 'file_size', 'sort_order', 'kind', 'video_url', `alt_${key} as alt`])
    .orderBy('sort_order')
    .limit(maxPictures)
    .execute()
  return rows.map((row) => ({
    url: row.url,
    width: row.width,
    height: row.height,
    tagIds: row.tag_ids,
    fileSize: row.file_size,
    sortOrder: row.sort_order,
    kind: row.kind,
    videoUrl: row.video_url,
    alt: row.alt,
  }))
}
