import type { FacilityKey } from '@marram/domain/facility'
import type { Random } from '../random.ts'
import type { Plan } from './house.ts'

type Chance = (plan: Plan) => number

const always: readonly FacilityKey[] = [
  'terrace',
  'garden-furniture',
  'coffee-maker',
  'vacuum-cleaner',
  'tv',
  'oven',
  'change-day-thursday',
  'change-day-friday',
  'change-day-saturday',
  'change-day-sunday',
  'change-day-monday',
]

const isPoolHouse: Chance = ({ archetype }) => (archetype.key === 'pool-house' ? 1 : 0)
const isThatched: Chance = ({ archetype }) => (archetype.picture === 'house-thatched' ? 1 : 0)
const byQuality =
  (base: number, slope: number): Chance =>
  ({ quality }) =>
    base + slope * quality
const forFamilies =
  (share: number): Chance =>
  ({ size }) =>
    size.persons >= 5 ? share : share / 3

/** Shares counted at the agencies on this coast: a fireplace in four out of five houses, a sauna in just under half. */
const chances: readonly (readonly [FacilityKey, Chance])[] = [
  ['indoor-pool', isPoolHouse],
  ['pool', isPoolHouse],
  ['thatched-roof', isThatched],
  ['sauna', (plan) => (isPoolHouse(plan) ? 0.96 : 0.1 + plan.quality * 0.62)],
  ['spa', (plan) => (isPoolHouse(plan) ? 0.9 : 0.14 + plan.quality * 0.72)],
  ['outdoor-spa', byQuality(0.06, 0.28)],
  ['wilderness-bath', byQuality(0.05, 0.07)],
  ['outdoor-shower', byQuality(0.08, 0.2)],
  ['fireplace', ({ archetype }) => (archetype.key === 'new-build' ? 0.62 : 0.85)],
  ['activity-room', (plan) => (isPoolHouse(plan) ? 0.85 : plan.size.persons >= 8 ? 0.28 : 0.03)],
  ['annex', ({ size, site }) => (size.persons >= 6 && size.persons <= 10 && site.setting !== 'village' ? 0.11 : 0)],
  ['open-kitchen', byQuality(0.55, 0.35)],
  [
    'accessible',
    ({ size, archetype }) => (size.storeys === 1 && size.beds.loft === 0 && archetype.key !== 'cabin' ? 0.06 : 0),
  ],
  ['bathtub', byQuality(0.04, 0.16)],
  ['bathroom-underfloor-heating', byQuality(0.45, 0.5)],
  ['underfloor-heating', byQuality(0.02, 0.6)],
  ['dishwasher', ({ archetype }) => (archetype.key === 'cabin' ? 0.82 : 0.99)],
  ['washing-machine', byQuality(0.76, 0.24)],
  ['dryer', byQuality(0.3, 0.6)],
  ['microwave', byQuality(0.7, 0.25)],
  ['induction-hob', byQuality(0.25, 0.7)],
  ['freezer', byQuality(0.7, 0.3)],
  ['ironing-board', byQuality(0.3, 0.4)],
  ['internet', () => 0.985],
  ['satellite-tv', byQuality(0.55, 0.1)],
  ['german-tv', byQuality(0.78, 0.18)],
  ['streaming', byQuality(0.4, 0.5)],
  ['music-system', byQuality(0.2, 0.4)],
  ['solar-cells', ({ archetype }) => (archetype.key === 'new-build' ? 0.5 : archetype.key === 'modern' ? 0.15 : 0.03)],
  ['grill', byQuality(0.7, 0.25)],
  ['fenced-plot', () => 0.14],
  ['sea-view', ({ site }) => (site.sea <= 200 ? 0.6 : site.sea <= 350 ? 0.22 : 0)],
  ['fjord-view', ({ site }) => (site.fjord !== null && site.fjord <= 300 ? 0.5 : 0)],
  ['nature-plot', ({ site }) => (['dunes', 'heath', 'forest'].includes(site.setting) ? 0.7 : 0)],
  ['balcony', ({ size }) => (size.storeys === 2 ? 0.3 : 0)],
  [
    'ev-charger',
    ({ archetype }) => (archetype.key === 'new-build' ? 0.6 : archetype.key === 'pool-house' ? 0.3 : 0.09),
  ],
  ['carport', byQuality(0.12, 0.25)],
  ['shelter', ({ site }) => (site.setting === 'forest' || site.setting === 'heath' ? 0.05 : 0.01)],
  ['bonfire-place', ({ site }) => (site.setting === 'meadow' || site.setting === 'heath' ? 0.16 : 0.04)],
  ['bicycles', byQuality(0.08, 0.06)],
  ['sandbox', forFamilies(0.34)],
  ['swings', forFamilies(0.38)],
  ['trampoline', forFamilies(0.08)],
  ['high-chair', forFamilies(0.9)],
  ['cot', forFamilies(0.7)],
  ['path-to-beach', ({ site }) => (site.sea <= 1200 ? 0.9 : 0)],
  ['non-smoking', () => 0.97],
  ['youth-groups', ({ size }) => (size.persons >= 12 ? 0.15 : 0)],
  ['no-events', ({ size }) => (size.persons >= 8 ? 0.5 : 0.1)],
  ['key-box', byQuality(0.15, 0.3)],
]

/** Only a house with a games room has these. */
const games: readonly FacilityKey[] = ['table-football', 'table-tennis', 'billiards']

export function drawComforts(plan: Plan, random: Random): FacilityKey[] {
  const drawn = chances.filter(([, chance]) => random.chance(chance(plan)))
  const keys = [...always, ...drawn.map(([key]) => key)]
  const hasRoom = keys.includes('activity-room')
  const found = hasRoom ? [...keys, ...random.sample(games, random.int(1, games.length))] : keys
  // A dryer needs a washing machine, and a house that accepts youth groups does not forbid events.
  return found.filter(
    (key) =>
      !(key === 'dryer' && !found.includes('washing-machine')) &&
      !(key === 'no-events' && found.includes('youth-groups')),
  )
}
