import type { PlainCounts, PlainSearch } from '@marram/contract/search/client'
import { criteriaFrom } from '@marram/domain/criteria/criterion'
import { copenhagenDay } from '@marram/domain/iso-day'
import { countsNodes, searchedText } from '@marram/domain/search-request/choice-question'
import { filterNode } from '@marram/domain/search-request/filter-node'
import { orderSort } from '@marram/domain/search-request/search-body'
import { allConditions, conditionOf } from '../filter/from-node.ts'
import type { CountsBody } from '../options/option-counts.ts'
import type { OptionParams } from '../options/option-index.ts'

/** The parameters of the equivalent request. */
export function paramsOf({ search }: PlainSearch): OptionParams {
  const { parameters, pageSize, page } = search
  const node = filterNode(parameters)
  return {
    q: parameters.text ?? '',
    hitsPerPage: pageSize,
    page,
    sort: orderSort(search),
    ...(node && { filter: conditionOf(node) }),
    attributesToRetrieve: ['id'],
  }
}

/** The requested counts; their meaning depends on the day. */
export function countsOf({ criteria: entries, choices, box, stripWithout }: PlainCounts, now: Date) {
  const criteria = criteriaFrom(entries)
  const read = (): CountsBody => {
    const nodes = countsNodes(criteria, choices, now, box)
    return {
      q: nodes.q,
      criteria: Object.fromEntries(Object.entries(nodes.criteria).map(([key, node]) => [key, conditionOf(node)])),
      choices: nodes.choices.map(({ without, added }) => ({ without, filter: allConditions(added) ?? '' })),
      ...(stripWithout && { strip: { without: [...stripWithout] } }),
    }
  }
  return {
    q: searchedText(criteria, now),
    key: [copenhagenDay(now), entries, choices, box, stripWithout],
    read,
  }
}
