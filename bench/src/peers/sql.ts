import type { Condition } from '@marram/search/filter/condition'
import type { Term } from '@marram/search/plan/term'
import type { SortRule } from '@marram/search/query/sort-rule'
import { usualPersons } from '@marram/search/stay/bounds'
import { createCells } from '@marram/search/stay/cells'
import { offeredNights } from '@marram/search/stay/term-groups'
import type { Store } from '@marram/search/store/store'
import { attributeColumns } from './tables.ts'

export type PeerQuestion = {
  readonly term: Term
  readonly sort: readonly SortRule[]
  readonly firstIndex: number
  readonly perPage: number
  /** Conditions on houses to count beside the list. */
  readonly counted: readonly Condition[]
}

/** The statements of a search; null if the database cannot express it. */
export type PeerSql = {
  readonly list: (question: PeerQuestion) => string | null
  readonly counts: (question: PeerQuestion) => string
}

/** SQL that differs between the databases. */
export type Dialect = {
  readonly round: (number: string) => string
  /** The number of rows of `found`, on each row. */
  readonly total: string
}

export const windowTotal = 'count(*) over ()'

/** The SQL of a search: the list with its total, and all counts in one statement. */
export function createPeerSql(store: Store, { round, total }: Dialect): PeerSql {
  const names = attributeColumns(store)
  const cells = createCells(store.calendar)
  const where = (condition: Condition) => conditionSql(condition, store, names)

  const stayOf = ({ days, nights }: Term, firstIndex: number) => {
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
  const houseSql = ({ lodging, persons }: Term) =>
    [`h.max_persons >= ${persons ?? usualPersons}`, ...lodging.map(where)].join(' and ')

  /** Matching houses, with the price of their cheapest stay if needed. */
  const foundSql = ({ term, firstIndex }: PeerQuestion, isPriced: boolean): string => {
    const stay = stayOf(term, firstIndex)
    if (!isPriced) return `select h.* from house h where ${houseSql(term)} and exists (${freeSql(stay.sql)})`
    const priced = pricedSql(stay, houseSql(term), term.persons ?? usualPersons, round)
    const limit = hasLimit(term) ? `where found.price <= ${term.amounts.price.to}` : ''
    return `select h.*, found.price from (${priced}) found join house h on h.id = found.house_id ${limit}`
  }

  return {
    list: (question: PeerQuestion): string => {
      const { sort, perPage, term } = question
      const isSorted = sort.some((rule) => rule.kind === 'attribute' && rule.attribute === 'price')
      const order = [...sort.flatMap((rule) => orderSql(rule, names)), 'h.score desc', 'h.id'].join(', ')
      const found = foundSql(question, isSorted || hasLimit(term))
      return `with found as (${found}) select h.id, ${total} as total from found h order by ${order} limit ${perPage}`
    },
    counts: (question: PeerQuestion): string => {
      const sums = question.counted.map(
        (condition, index) => `sum(case when ${where(condition)} then 1 else 0 end) as c${index}`,
      )
      return `select ${sums.join(', ')} from (${foundSql(question, hasLimit(question.term))}) h`
    },
  }
}

function hasLimit({ amounts }: Term): boolean {
  return Number.isFinite(amounts.price.to)
}

function freeSql(stay: string): string {
  return `select 1 from free f join cell c on c.day >= f.start_day and c.last <= f.end_day where f.house_id = h.id and ${stay}`
}

function pricedSql(
  stay: { sql: string; shares: number },
  houses: string,
  persons: number,
  round: Dialect['round'],
): string {
  const places = Array.from({ length: stay.shares }, (_, index) => index)
  const joins = places.map(
    (place) =>
      `${place === 0 ? '' : 'left '}join price p${place} on p${place}.house_id = h.id and p${place}.season = c.s${place}`,
  )
  const sum = places.map((place) => `c.n${place} * coalesce(p${place}.week, 0)`).join(' + ')
  const charges = `h.per_stay + ${persons} * h.per_person + c.nights * (h.per_night + ${persons} * h.per_person_night)`
  const rent = `${round(`(${sum}) * c.factor / 700000.0`)} * 100`
  const off = `${round(`(${rent}) * coalesce(d.percent, 0) / 10000.0`)} * 100`
  const from = [
    'house h join free f on f.house_id = h.id join cell c on c.day >= f.start_day and c.last <= f.end_day',
    ...joins,
    'left join discount d on d.house_id = h.id and c.day >= d.start_day and c.day < d.end_day',
  ].join(' ')
  return `select h.id as house_id, min(${rent} - ${off} + ${charges}) as price from ${from} where ${stay.sql} and ${houses} group by h.id`
}

function orderSql(rule: SortRule, names: ReadonlyMap<string, string>): string[] {
  if (rule.kind === 'near') return []
  const direction = rule.isDescending ? 'desc' : 'asc'
  if (rule.attribute === 'price') return [`h.price ${direction}`]
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
      return `(not coalesce(${inner(condition.node)}, false))`
    case 'in':
    case 'compare': {
      const column = names.get(condition.attribute)
      if (column === undefined) return '(1 = 0)'
      if (condition.kind === 'compare') return `(h.${column} ${condition.operator} ${condition.value.number})`
      const isText = store.columns.get(condition.attribute)?.kind === 'text'
      const isFlag = store.columns.get(condition.attribute)?.kind === 'flag'
      const values = condition.values.map(({ text, number }) => {
        if (isFlag) return text === 'true' ? 1 : 0
        return isText ? `'${text.replaceAll("'", "''")}'` : (number ?? 'null')
      })
      return `(${isText ? `lower(h.${column})` : `h.${column}`} in (${values.join()}))`
    }
    default:
      throw new Error(`The mix has no ${condition.kind}.`)
  }
}
