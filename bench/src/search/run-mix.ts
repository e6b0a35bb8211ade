import { editionByKey } from '@marram/domain/edition'
import { optionsIndex } from '@marram/domain/search-index'
import { countsQuestion } from '@marram/domain/search-request/choice-question'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchBody, searchIndex } from '@marram/domain/search-request/search-body'
import { countOptions } from '@marram/search/options/option-counts'
import { type OptionRequest, searchOptionIndex } from '@marram/search/options/option-index'
import { usualChoices } from '@marram/search/options/rehearse'
import type { Engine } from '@marram/search/query/engine'
import { findOptionView } from '@marram/search/query/view'
import type { MixedSearch } from './mix.ts'

const edition = editionByKey('de')
/** The index for counts. */
export const countsIndex = optionsIndex(edition.languageId, null)

/** A search of the page: the list and the counts of all choices, serialised in advance. */
export type Question = ReturnType<typeof askMix>[number]

export function askMix(mix: readonly MixedSearch[], locations: readonly number[], now: Date) {
  const choices = usualChoices(locations)
  return mix.map(({ criteria, order }) => {
    const request = lodgingSearch({ criteria, order, page: 1 }, { language: edition.languageId, now, pageSize: 20 })
    const { q, hitsPerPage, page, sort, filter } = searchBody(request)
    return {
      index: searchIndex(request),
      body: { q, hitsPerPage, page, sort: [...sort], filter, attributesToRetrieve: ['id'] },
      counts: copied(countsQuestion(criteria, choices, now)),
    }
  })
}

function copied({ q, criteria, choices }: ReturnType<typeof countsQuestion>) {
  return {
    q,
    criteria: { ...criteria },
    choices: choices.map(({ without, filter }) => ({ without: [...without], filter })),
  }
}

export type Timing = { readonly listMs: number; readonly countsMs: number; readonly total: number }

export function answer(engine: Engine, question: Question, now: Date): Timing {
  const startedAt = performance.now()
  const { total } = searchOptionIndex(requestFor(engine, question.index, now), question.body)
  const listedAt = performance.now()
  countOptions(requestFor(engine, countsIndex, now), question.counts)
  return { listMs: listedAt - startedAt, countsMs: performance.now() - listedAt, total }
}

export function requestFor(engine: Engine, uid: string, now: Date): OptionRequest {
  const view = findOptionView(uid)
  if (view === null) throw new Error(`No index is called ${uid}`)
  return { engine, view, now, findByText: () => new Map() }
}
