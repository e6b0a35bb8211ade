import type { Condition } from '@marram/search/filter/condition'
import type { Term } from '@marram/search/plan/term'
import type { SortRule } from '@marram/search/query/sort-rule'
import { createCells } from '@marram/search/stay/cells'
import { offeredNights } from '@marram/search/stay/term-groups'
import type { Store } from '@marram/search/store/store'
import { attributeColumns } from './rival-tables.ts'

export type RivalQuestion = {
  readonly term: Term
  readonly sort: readonly SortRule[]
  readonly firstIndex: number
  /** Conditions on houses alone whose counts are wanted beside the list. */
  readonly counted: readonly Condition[]
}

const usualPersons = 2
const perPage = 20

/** SQL for one search, the same in PostgreSQL and SQLite. Discounts are left out, which makes it easier for them. */
export function createRivalQueries(store: Store) {
  const names = attributeColumns(store)
  const cells = createCells(store.calendar)
  const where = (condition: Condition) => conditionSql(condition, store, names)

  const stayWhere = ({ days, nights }: Term, firstIndex: number) => {
    const lengths = offeredNights(store.calendar, nights)
    const chosen = days === null ? null : [...days.keys()].filter((day) => days[day] === 1 && day >= firstIndex)
    const parts = [
      `c.nights in (${lengths.join()})`,
      chosen === null ? `c.day >= ${firstIndex}` : `c.day in (${chosen.join() || -1})`,
    ]
    const some = (chosen ?? [...Array(store.calendar.days).keys()]).flatMap((day) =>
      lengths.map((length) => cells.kindAt(day, length)),
    )
    const shares = Math.max(1, ...some.map((kind) => kind?.shares.length ?? 0))
    return { sql: parts.join(' and '), shares }
  }
  const houseWhere = ({ lodging, persons }: Term) =>
    [`h.max_persons >= ${persons ?? usualPersons}`, ...lodging.map(where)].join(' and ')

  return {
    list: ({ term, sort, firstIndex }: RivalQuestion): string => {
      const stay = stayWhere(term, firstIndex)
      const isPriced =
        Number.isFinite(term.amounts.price.to) ||
        sort.some((rule) => rule.kind === 'attribute' && rule.attribute === 'price')
      const order = [...sort.flatMap((rule) => orderSql(rule, names)), 'h.score desc', 'h.id'].join(', ')
      if (!isPriced) {
        return `select h.id, count(*) over () as total from house h where ${houseWhere(term)} and exists (${freeSql(stay.sql)}) order by ${order} limit ${perPage}`
      }
      const limit = Number.isFinite(term.amounts.price.to) ? `where price <= ${term.amounts.price.to}` : ''
      const priced = pricedSql(stay, houseWhere(term), term.persons ?? usualPersons)
      return `select h.id, count(*) over () as total from (${priced}) found join house h on h.id = found.house_id ${limit} order by ${order} limit ${perPage}`
    },
    counts: ({ term, firstIndex, counted }: RivalQuestion): string => {
      const stay = stayWhere(term, firstIndex)
      const sums = counted.map(
        (condition, index) => `sum(case when ${where(condition)} then 1 else 0 end) as c${index}`,
      )
      return `select ${sums.join(', ')} from house h where ${houseWhere(term)} and exists (${freeSql(stay.sql)})`
    },
  }
}

function freeSql(stay: string): string {
  return `select 1 from free f join cell c on c.day >= f.start_day and c.last <= f.end_day where f.house_id = h.id and ${stay}`
}

function pricedSql(stay: { sql: string; shares: number }, houses: string, persons: number): string {
  const places = Array.from({ length: stay.shares }, (_, index) => index)
  const joins = places.map(
    (place) =>
      `${place === 0 ? '' : 'left '}join price p${place} on p${place}.house_id = h.id and p${place}.season = c.s${place}`,
  )
  const sum = places.map((place) => `c.n${place} * coalesce(p${place}.week, 0)`).join(' + ')
  const charges = `h.per_stay + ${persons} * h.per_person + c.nights * (h.per_night + ${persons} * h.per_person_night)`
  const price = `min(round(cast((${sum}) * c.factor / 700000.0 as numeric)) * 100 + ${charges})`
  const from = `house h join free f on f.house_id = h.id join cell c on c.day >= f.start_day and c.last <= f.end_day ${joins.join(' ')}`
  return `select h.id as house_id, ${price} as price from ${from} where ${stay.sql} and ${houses} group by h.id`
}

function orderSql(rule: SortRule, names: ReadonlyMap<string, string>): string[] {
  if (rule.kind === 'near') return []
  const direction = rule.isDescending ? 'desc' : 'asc'
  if (rule.attribute === 'price') return [`price ${direction}`]
  const column = names.get(rule.attribute)
  return column === undefined ? [] : [`(h.${column} is null)`, `h.${column} ${direction}`]
}

function conditionSql(condition: Condition, store: Store, names: ReadonlyMap<string, string>): string {
  const inner = (node: Condition) => conditionSql(node, store, names)
  switch (condition.kind) {
    case 'and':
    case 'or':
      return `(${condition.nodes.map(inner).join(` ${condition.kind} `)})`
    case 'not':
      return `((${inner(condition.node)}) is not true)`
    case 'in':
    case 'compare': {
      const column = names.get(condition.attribute)
      if (column === undefined) return '1 = 0'
      if (condition.kind === 'compare') return `h.${column} ${condition.operator} ${condition.value.number}`
      const isText = store.columns.get(condition.attribute)?.kind === 'text'
      const isFlag = store.columns.get(condition.attribute)?.kind === 'flag'
      const values = condition.values.map(({ text, number }) => {
        if (isFlag) return text === 'true' ? 1 : 0
        return isText ? `'${text.replaceAll("'", "''")}'` : (number ?? 'null')
      })
      return `${isText ? `lower(h.${column})` : `h.${column}`} in (${values.join()})`
    }
    default:
      throw new Error(`The mix has no ${condition.kind}.`)
  }
}
