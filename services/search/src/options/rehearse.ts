import { setImmediate as nextTurn } from 'node:timers/promises'
import { bathroomLevels } from '@marram/domain/bathroom-level'
import { changeDays } from '@marram/domain/change-day'
import { type Criteria, type Criterion, criteriaFrom } from '@marram/domain/criteria/criterion'
import { type CriterionKey, facilityKey } from '@marram/domain/criteria/key'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import { editions } from '@marram/domain/edition'
import { facilities } from '@marram/domain/facility'
import { addDays, copenhagenDay, isoWeekday } from '@marram/domain/iso-day'
import { priceSteps } from '@marram/domain/price-steps'
import { optionsIndex } from '@marram/domain/search-index'
import { type CriterionChoice, countsQuestion } from '@marram/domain/search-request/choice-question'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchBody } from '@marram/domain/search-request/search-body'
import type { Engine } from '../query/engine.ts'
import { findOptionView } from '../query/view.ts'
import type { Store } from '../store/store.ts'
import { countOptions } from './option-counts.ts'
import { searchOptionIndex } from './option-index.ts'

const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** All choices that a filter panel usually offers. */
export function usualChoices(locations: readonly number[]): CriterionChoice[] {
  const of = (key: CriterionChoice['key'], values: readonly unknown[]): CriterionChoice[] =>
    values.map((value) => ({ key, value }))
  const each = (values: readonly unknown[]) => values.map((value) => [value])
  const flags = facilities.filter(({ valueType }) => valueType === 'bool').map(({ id }) => facilityKey(id))
  const yes = ['onlyImages', 'nyHosMarram', 'lastMinute', 'nyHus', 'renovatedWithin3Years'] as const
  return [
    ...of('omraader', each(locations)),
    ...of('duration', [...counted(2, 14), 21, 28]),
    ...of('skiftedag', each(changeDays)),
    ...of('husdyr', counted(1, 4)),
    ...of('badevaerelse', bathroomLevels),
    ...of('maxPris', priceSteps.EUR),
    ...of('koglemaerker', counted(1, 5)),
    ...of('varme', each(['heat-pump', 'electric', 'district', 'pellet', 'gas'])),
    ...of('10', counted(1, 20)),
    ...of('30', counted(1, 8)),
    ...of('240', counted(1, 6)),
    ...of('180', [100, 200, 500, 1000, 2000]),
    ...[...yes, ...flags].flatMap((key) => of(key, [true])),
  ]
}

export function locationsIn({ columns }: Store): number[] {
  const column = columns.get('locationId')
  return column?.kind === 'number' ? [...new Set(column.values)].filter((id) => id > 0) : []
}

/**
 * The Saturdays that most guests search first, the last minute, and a price limit; the latter two use code and columns
 * that other searches don't.
 */
const weekends = 3
const usualLimit = 1000

function usualQuestions(now: Date): Criteria[] {
  const today = copenhagenDay(now)
  const saturday = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  const dated = Array.from({ length: weekends }, (_, week) =>
    criteriaFrom([
      ...criterionEntries('ankomst', [addDays(saturday, 7 * week)]),
      ...(week % 2 === 0 ? criterionEntries('maxPris', usualLimit) : []),
    ]),
  )
  const lastMinute = criterionEntries('lastMinute', true)
  const limited = [...lastMinute, ...criterionEntries('maxPris', usualLimit)]
  return [new Map(), ...dated, criteriaFrom(lastMinute), criteriaFrom(limited)]
}

function criterionEntries(key: CriterionKey, value: unknown): [CriterionKey, Criterion][] {
  const criterion = parseCriterion(key, value)
  return criterion === null ? [] : [[key, criterion]]
}

/** Runs the usual searches, so that the first guest after a start or a rebuild doesn't wait for their sets. */
export async function rehearse(engine: Engine, now: Date): Promise<void> {
  const usual = usualChoices(locationsIn(engine.store))
  for (const { languageId } of editions) {
    const view = findOptionView(optionsIndex(languageId, null))
    if (view === null) continue
    const request = { engine, view, now, findByText: () => new Map<number, number>() }
    for (const criteria of usualQuestions(now)) {
      const question = countsQuestion(criteria, usual, now)
      const choices = question.choices.map(({ without, filter }) => ({ without: [...without], filter }))
      const strip = criteria.size === 0 ? { strip: { without: [] } } : {}
      countOptions(request, { q: '', criteria: { ...question.criteria }, choices, ...strip })
      await nextTurn()
      const { filter } = searchBody(lodgingSearch({ criteria, order: null, page: 1 }, { language: languageId, now }))
      for (const sort of [['price:asc'], []]) {
        searchOptionIndex(request, { filter, sort, attributesToRetrieve: ['id'] })
        await nextTurn()
      }
    }
  }
}
