import { findContentType } from '@marram/contract/content/model/content-types'
import { defaultLocale } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLocale } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import type { Loads, Stage } from '../context.ts'
import { isLink, isRecord } from '../entry/links.ts'
import { type Condition, conditionOf, orderBy, selectFrom } from './conditions.ts'
import { DeliveryError, invalidQuery } from './delivery-error.ts'
import { type LocaleSelection, type Place, type Presented, presentAsset, presentEntry } from './present.ts'

export type Delivery = {
  readonly db: Kysely<Database>
  readonly stage: Stage
  readonly place: Place
  /** The batching loaders of one request. */
  readonly loads: Loads
}

const usualLimit = 100
const maxAtOnce = 1000
const maxLevels = 10
const ownParameters = new Set(['content_type', 'locale', 'limit', 'skip', 'order', 'select', 'include', 'access_token'])

/** Entries or assets in the format of Contentful's delivery API, with linked entries. */
export async function findCollection(kind: 'Entry' | 'Asset', query: URLSearchParams, delivery: Delivery) {
  const type = query.get('content_type')
  if (type !== null && !findContentType(type)) {
    throw new DeliveryError('InvalidQuery', `The content type ${type} does not exist.`)
  }
  const locale = localeOf(query)
  const limit = numberOf(query, 'limit', usualLimit, maxAtOnce)
  const skip = numberOf(query, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const levels = numberOf(query, 'include', 1, maxLevels)
  const conditions = [...query]
    .filter(([name]) => !ownParameters.has(name))
    .map(([name, value]): Condition => conditionOf(name, value, type !== null || kind === 'Asset'))
  const all = await loadAll(kind, type, locale, delivery)
  const matching = all
    .filter((entry) => conditions.every((matches) => matches(entry)))
    .sort(orderBy(query.get('order') ?? '-sys.updatedAt', locale === '*' ? defaultLocale : locale))
  const items = matching.slice(skip, skip + limit)
  const select = query.get('select')
  return {
    sys: { type: 'Array' },
    total: matching.length,
    skip,
    limit,
    items: select === null ? items : items.map(selectFrom(select)),
    ...(kind === 'Entry' && levels > 0 && { includes: await loadIncludes(items, levels, locale, delivery) }),
  }
}

/** One entry or asset, or null. */
export async function findSingle(
  kind: 'Entry' | 'Asset',
  id: string,
  locale: LocaleSelection,
  { loads, place }: Delivery,
) {
  if (kind === 'Asset') {
    const stored = await loads.asset(id)
    return stored && presentAsset(stored, place, locale)
  }
  const stored = await loads.entry(id)
  return stored && presentEntry(stored, place, locale)
}

export function localeOf(query: URLSearchParams): LocaleSelection {
  const locale = query.get('locale') ?? defaultLocale
  if (locale === '*') return locale
  const edition = findEditionByLocale(locale)
  if (!edition) throw new DeliveryError('BadRequest', `Unknown locale: ${locale.slice(0, 40)}`)
  return edition.locale
}

function numberOf(query: URLSearchParams, name: string, usual: number, max: number): number {
  const value = query.get(name)
  if (value === null) return usual
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > max) {
    throw invalidQuery(`The value of ${name} must be a whole number from 0 to ${max}.`, name)
  }
  return number
}

async function loadAll(kind: 'Entry' | 'Asset', type: string | null, locale: LocaleSelection, delivery: Delivery) {
  const { db, stage, place, loads } = delivery
  const rows =
    kind === 'Asset'
      ? await db.selectFrom('content_asset').select('id').where(stage, 'is not', null).execute()
      : await db
          .selectFrom('content_entry')
          .select('id')
          .where(stage, 'is not', null)
          .$if(type !== null, (select) => select.where('type', '=', type ?? ''))
          .execute()
  const ids = rows.map(({ id }) => id)
  if (kind === 'Asset') {
    const assets = await Promise.all(ids.map((id) => loads.asset(id)))
    return assets.flatMap((stored) => (stored ? [presentAsset(stored, place, locale)] : []))
  }
  const entries = await Promise.all(ids.map((id) => loads.entry(id)))
  return entries.flatMap((stored) => (stored ? [presentEntry(stored, place, locale)] : []))
}

/** Loads linked entries level by level, each once, without the listed ones. */
async function loadIncludes(items: readonly Presented[], levels: number, locale: LocaleSelection, delivery: Delivery) {
  const visited = new Set(items.map(({ sys }) => `Entry ${sys.id}`))
  const included: Record<'Entry' | 'Asset', Presented[]> = { Entry: [], Asset: [] }
  let level: readonly Presented[] = items
  for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
    const links = level
      .flatMap(({ fields }) => linksIn(fields))
      .filter(({ kind, id }) => {
        const isNew = !visited.has(`${kind} ${id}`)
        visited.add(`${kind} ${id}`)
        return isNew
      })
    const found = await Promise.all(
      links.map(async ({ kind, id }) => ({ kind, one: await findSingle(kind, id, locale, delivery) })),
    )
    for (const { kind, one } of found) if (one) included[kind].push(one)
    level = found.flatMap(({ kind, one }) => (kind === 'Entry' && one ? [one] : []))
  }
  return Object.fromEntries(Object.entries(included).filter(([, list]) => list.length > 0))
}

function linksIn(value: unknown): { kind: 'Entry' | 'Asset'; id: string }[] {
  if (isLink(value)) return [{ kind: value.sys.linkType, id: value.sys.id }]
  if (Array.isArray(value)) return value.flatMap(linksIn)
  return isRecord(value) ? Object.values(value).flatMap(linksIn) : []
}
