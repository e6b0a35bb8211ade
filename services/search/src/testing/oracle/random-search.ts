import { type Criteria, type Criterion, criteriaFrom } from '@marram/domain/criteria/criterion'
import { type CriterionKey, facilityKey } from '@marram/domain/criteria/key'
import { namedSorts, parseOrder } from '@marram/domain/criteria/order'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import { facilities } from '@marram/domain/facility'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'

export type Draw = Readonly<{ below: (limit: number) => number; chance: (share: number) => boolean }>
export type DrawnSearch = Readonly<{ criteria: Criteria; order: ReturnType<typeof parseOrder> }>

/** The values that guests choose from: random values would find nothing nine times out of ten. */
export type SearchWorld = Readonly<{
  from: IsoDay
  days: number
  longest: number
  locations: readonly number[]
  /** In minor units. Limits are drawn from them too, since a random limit never equals a price. */
  prices: readonly number[]
}>

type DrawnCriterion = readonly [CriterionKey, unknown, string?]

const flags = facilities.filter(({ valueType }) => valueType === 'bool').map(({ id }) => facilityKey(id))
const common: readonly CriterionKey[] = ['53', '50', '58', '90', '200', '110']

/** Draws one criterion, mostly of a popular kind. */
export function drawCriterion(random: Draw, world: SearchWorld): DrawnCriterion {
  const day = () => addDays(world.from, random.below(world.days))
  const pick = <T>(items: readonly T[], fallback: T): T => items[random.below(items.length)] ?? fallback
  const draws: readonly (() => DrawnCriterion)[] = [
    () => ['ankomst', random.chance(0.8) ? [day()] : [day(), day()]],
    () => ['arrivalWeekNextOccurence', 1 + random.below(53)],
    () => ['duration', 1 + random.below(world.longest), '='],
    () => ['duration', [2 + random.below(5), 4 + random.below(10)], 'BETWEEN'],
    () => ['skiftedag', [pick([4, 5, 6, 7, 1], 6), pick([4, 5, 6, 7, 1], 5)]],
    () => ['husdyr', 1 + random.below(4)],
    () => ['omraader', [pick(world.locations, 48), pick(world.locations, 49)]],
    () => ['varme', ['heat-pump']],
    () => ['onlyImages', true],
    () => ['badevaerelse', 2 + random.below(4)],
    () => ['maxPris', random.chance(0.5) ? 300 + random.below(3000) : pick(world.prices, 70_000) / minorPerWhole],
    () => ['nyHosMarram', true],
    () => ['lastMinute', true],
    () => ['nyHus', true],
    () => ['10', 1 + random.below(9), pick(['>=', '=', '<='], '>=')],
    () => ['10', 2 + random.below(6)],
    () => ['180', 100 * random.below(30)],
    () => [random.chance(0.8) ? pick(common, '53') : pick(flags, '53'), true],
  ]
  return pick(draws, () => ['onlyImages', true])()
}

export function drawSearch(random: Draw, world: SearchWorld, maxCriteria = 5): DrawnSearch {
  const drawn = Array.from({ length: random.below(maxCriteria + 1) }, () => drawCriterion(random, world))
  const names = Object.keys(namedSorts)
  return {
    criteria: criteriaFrom(drawn.flatMap(([key, value, comparator]) => parsed(key, value, comparator))),
    order: random.chance(0.5) ? null : parseOrder(names[random.below(names.length)]),
  }
}

function parsed(key: CriterionKey, value: unknown, comparator: string | undefined): [CriterionKey, Criterion][] {
  const criterion = parseCriterion(key, value, comparator)
  return criterion === null ? [] : [[key, criterion]]
}
