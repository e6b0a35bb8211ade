import { readFileSync } from 'node:fs'
import { bathroomLevels } from '@marram/domain/bathroom-level'
import { changeDays } from '@marram/domain/change-day'
import { facilityKey } from '@marram/domain/criteria/key'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { facilities } from '@marram/domain/facility'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { priceSteps } from '@marram/domain/price-steps'
import type { Choice } from '@marram/domain/search-request/choice-question'

export type MixedSearch = ReturnType<typeof parseSearchUrl>

/** Two hundred searches as links; `+12w` is a Saturday twelve weeks ahead, so that the mix never goes out of date. */
export function readMix(now: Date): MixedSearch[] {
  const text = readFileSync(new URL('./mix.txt', import.meta.url), 'utf8')
  const today = copenhagenDay(now)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const dated = line.replace(/\+(\d+)w/, (_, weeks: string) => addDays(today, 7 * Number(weeks)))
      return parseSearchUrl(new URLSearchParams(dated))
    })
}

const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Every choice that a filter panel shows. */
export function everyChoice(locations: readonly number[]): Choice[] {
  const of = (key: Choice['key'], values: readonly unknown[]): Choice[] => values.map((value) => ({ key, value }))
  return [
    ...of(
      'omraader',
      locations.map((id) => [id]),
    ),
    ...of('duration', [...counted(2, 14), 21, 28]),
    ...of(
      'skiftedag',
      changeDays.map((day) => [day]),
    ),
    ...of('husdyr', counted(1, 4)),
    ...of('badevaerelse', bathroomLevels),
    ...of('maxPris', priceSteps.EUR),
    ...of('koglemaerker', counted(1, 5)),
    ...of(
      'varme',
      ['heat-pump', 'electric', 'district', 'pellet', 'gas'].map((kind) => [kind]),
    ),
    ...of('10', counted(1, 20)),
    ...of('30', counted(1, 8)),
    ...of('240', counted(1, 6)),
    ...of('180', [100, 200, 500, 1000, 2000]),
    ...(['onlyImages', 'nyHosMarram', 'lastMinute', 'nyHus', 'renovatedWithin3Years'] as const).flatMap((key) =>
      of(key, [true]),
    ),
    ...facilities.flatMap(({ id, valueType }) => (valueType === 'bool' ? of(facilityKey(id), [true]) : [])),
  ]
}
