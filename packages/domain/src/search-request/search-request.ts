import type { Sort } from '../criteria/order.ts'
import type { LanguageId, Locale } from '../edition.ts'
import type { Filter } from './filter.ts'
import type { FilterParameter } from './parameter.ts'

export type GeoPoint = Readonly<{ lat: number; lng: number }>
export type GeoBox = Readonly<{ northEast: GeoPoint; southWest: GeoPoint }>
export type GeoCircle = GeoPoint & Readonly<{ radiusM: number }>
export type Operator = 'AND' | 'OR'

/** Filters on named attributes, joined by `operator` (AND by default), with more groups in `children`. */
export type FilterGroup = Readonly<Partial<Record<FilterParameter, Filter>>> &
  Readonly<{
    /** By facility id. */
    facilities?: Readonly<Record<string, Filter>>
    meta?: Readonly<Record<string, Filter>>
    dataDimensions?: Readonly<Record<string, Filter>>
    geoBoundingBox?: GeoBox
    _geo?: GeoCircle
    children?: readonly FilterGroup[]
    operator?: Operator
    /** Matches everything that the group does not match. */
    isNegated?: boolean
  }>

/** `text` is the free-text query; `lastMinute` searches the offers of the next three weeks. */
export type SearchParameters = FilterGroup & Readonly<{ text?: string; lastMinute?: boolean }>

type Common = Readonly<{
  language: LanguageId
  parameters: SearchParameters
  order: readonly Sort[]
  pageSize: number
  page: number
}>

export type LodgingSearch = Common & Readonly<{ kind: 'lodging' }>
export type FreeTextSearch = Common & Readonly<{ kind: 'free-text'; locale: Locale }>
export type DataStatusSearch = Common & Readonly<{ kind: 'data-status' }>
export type SearchRequest = LodgingSearch | FreeTextSearch | DataStatusSearch

export const defaultPageSize = 10
