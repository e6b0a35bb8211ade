import type { GeoBox } from '../search-request/search-request.ts'
import { defaultViewType, type ViewType } from '../view-type.ts'
import { type Criteria, criteriaFrom, noCriteria, sameCriterion } from './criterion.ts'
import type { Comparator } from './definition.ts'
import { roundedGeoBox } from './geo-box.ts'
import type { CriterionKey } from './key.ts'
import type { SearchOrder } from './order.ts'
import { parseCriterion } from './parse-criterion.ts'
import { fittingChildren, personsKey } from './search-party.ts'

/**
 * The search as stored in a link or a cookie. `box` is the map section that houses must lie in; `children` is the number
 * of children among the persons of the criterion.
 */
export type Search = Readonly<{
  criteria: Criteria
  children: number
  box: GeoBox | null
  order: SearchOrder | null
  page: number
  viewType: ViewType
}>

/**
 * `changes` rises with every change of the criteria, so that a late response to an earlier request can be recognised.
 */
export type SearchState = Search & Readonly<{ changes: number }>

export const emptySearch: Search = {
  criteria: noCriteria,
  children: 0,
  box: null,
  order: null,
  page: 1,
  viewType: defaultViewType,
}

export function startSearch(search: Search = emptySearch): SearchState {
  const { criteria, children, box, order, page, viewType } = search
  return { criteria, children, box, order, page, viewType, changes: 0 }
}

/** Empty text, an empty list and false remove the criterion; an invalid value changes nothing. */
export function setCriterion(
  state: SearchState,
  key: CriterionKey,
  value: unknown,
  comparator?: Comparator,
): SearchState {
  if (isEmpty(value)) return removeCriterion(state, key)
  const criterion = parseCriterion(key, value, comparator)
  if (criterion === null || sameCriterion(criterion, state.criteria.get(key))) return state
  const others = [...state.criteria].filter(([other]) => other !== key)
  return withCriteria(state, criteriaFrom([...others, [key, criterion]]))
}

export function removeCriterion(state: SearchState, key: CriterionKey): SearchState {
  if (!state.criteria.has(key)) return state
  return withCriteria(state, criteriaFrom([...state.criteria].filter(([other]) => other !== key)))
}

/** Searches for houses with room for all of them. */
export function setGuests(state: SearchState, adults: number, children: number): SearchState {
  const sized = setCriterion(state, personsKey, adults + children)
  const fitting = fittingChildren(sized.criteria, children)
  if (fitting === sized.children) return sized
  return { ...sized, children: fitting, page: 1, changes: state.changes + 1 }
}

/** Limits the search to a map section, or lifts the limit. Rounded as in a link. */
export function setBox(state: SearchState, box: GeoBox | null): SearchState {
  const rounded = box && roundedGeoBox(box)
  if (JSON.stringify(rounded) === JSON.stringify(state.box)) return state
  return { ...state, box: rounded, page: 1, changes: state.changes + 1 }
}

/** Back to all houses in the default order; the view stays as chosen. */
export function resetSearch(state: SearchState): SearchState {
  return { ...state, criteria: noCriteria, children: 0, box: null, order: null, page: 1, changes: state.changes + 1 }
}

/** Page 4 of one order is not page 4 of another. */
export function setOrder(state: SearchState, order: SearchOrder | null): SearchState {
  return { ...state, order, page: 1 }
}

function withCriteria(state: SearchState, criteria: Criteria): SearchState {
  return {
    ...state,
    criteria,
    children: fittingChildren(criteria, state.children),
    page: 1,
    changes: state.changes + 1,
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
}
