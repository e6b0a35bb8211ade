import { checkSort } from '../documents/checks.ts'
import type { SearchParams } from '../documents/search-params.ts'
import { setScene } from '../query/engine.ts'
import { searchOptions } from '../query/search-options.ts'
import { readValue } from '../store/columns.ts'
import { sortableAttributes } from './option-attributes.ts'
import { matchText, type OptionRequest } from './option-index.ts'
import { readTerms } from './read-terms.ts'

/** All houses of a result as columns, in list order; as objects they would be three times as large. */
export type OptionPoints = Readonly<{
  ids: readonly number[]
  /** Separated by spaces, which names don't contain. */
  names: string
  /** In hundred-thousandths of a degree, about a metre. */
  lats: readonly number[]
  lngs: readonly number[]
  /** Minor units; null where the house has no price. */
  prices: readonly (number | null)[]
}>

const stepsPerDegree = 100_000

type PointParams = Pick<SearchParams, 'q' | 'filter' | 'sort' | 'matchingStrategy'>

/** The points of a search result. Omits houses without coordinates. */
export function optionPoints(request: OptionRequest, params: PointParams): OptionPoints {
  const { engine, view, now } = request
  const { store } = engine
  const terms = readTerms(engine, params.filter ?? '')
  const sort = checkSort(params.sort ?? [], sortableAttributes)
  const text = matchText(request, params.q, params.matchingStrategy)
  const query = { terms, sort, skip: 0, count: Number.MAX_SAFE_INTEGER, text }
  const { hits } = searchOptions(setScene(engine, view, now), query)
  const read = (name: string, row: number) => readValue(store.columns.get(name), row)
  const places = hits.flatMap(({ row, option }) => {
    const [lat, lng] = [read('_geo.lat', row), read('_geo.lng', row)]
    if (typeof lat !== 'number' || typeof lng !== 'number') return []
    return [{ row, lat, lng, price: option?.price ?? null }]
  })
  return {
    ids: places.map(({ row }) => store.ids[row] ?? 0),
    names: places.map(({ row }) => String(read('name', row))).join(' '),
    lats: places.map(({ lat }) => Math.round(lat * stepsPerDegree)),
    lngs: places.map(({ lng }) => Math.round(lng * stepsPerDegree)),
    prices: places.map(({ price }) => price),
  }
}
