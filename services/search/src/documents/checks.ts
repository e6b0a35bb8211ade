import { attributesOf, type Condition } from '../filter/condition.ts'
import { SearchError } from '../http/search-error.ts'
import { parseSortRule, type SortRule } from '../query/sort-rule.ts'
import { isNamed } from './settings.ts'

/** Rejects undeclared attributes, so that a misspelt one is an error and not zero hits. */
export function checkFilter(condition: Condition | null, filterable: readonly string[]): void {
  if (condition === null) return
  const unknown = attributesOf(condition).find((attribute) => !isNamed(attribute, filterable))
  if (unknown === undefined) return
  const names =
    filterable.length === 0 ? 'This index does not have configured filterable attributes.' : listed(filterable)
  throw new SearchError(400, 'invalid_search_filter', `Attribute \`${unknown}\` is not filterable. ${names}`)
}

export function checkSort(sort: readonly string[], sortable: readonly string[]): SortRule[] {
  const code = 'invalid_search_sort'
  return sort.map((written) => {
    const rule = parseSortRule(written)
    if (rule === null) {
      throw new SearchError(
        400,
        code,
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${written}\`.`,
      )
    }
    const attribute = rule.kind === 'near' ? '_geo' : rule.attribute
    if (isNamed(attribute, sortable)) return rule
    const names = sortable.length === 0 ? 'This index does not have configured sortable attributes.' : listed(sortable)
    throw new SearchError(400, code, `Attribute \`${attribute}\` is not sortable. ${names}`)
  })
}

export function checkFacets(facets: readonly string[], filterable: readonly string[]): void {
  const unknown = facets.find((facet) => facet !== '*' && !isNamed(facet, filterable))
  if (unknown === undefined) return
  throw new SearchError(
    400,
    'invalid_search_facets',
    `Invalid facet distribution: Attribute \`${unknown}\` is not filterable. ${listed(filterable)}`,
  )
}

function listed(names: readonly string[]): string {
  return `Available attributes are: \`${names.slice(0, 50).join(', ')}\`.`
}
