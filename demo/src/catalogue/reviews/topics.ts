import type { House } from '../house/house.ts'
import type { YearSeason } from '../stays/consumption.ts'
import { settingKey } from '../texts/settings.ts'

/** A stay that a review is about; it decides which topics are possible. */
export type Occasion = {
  house: House
  season: YearSeason
  hasChildren: boolean
  hasDog: boolean
  isLargeParty: boolean
  mayReturn: boolean
}

/** A stay from the guests' view. */
export type Told = Occasion & { rating: number }

const praisedFeatures = [
  'sauna',
  'spa',
  'outdoor-spa',
  'wilderness-bath',
  'indoor-pool',
  'fireplace',
  'sea-view',
  'ev-charger',
  'activity-room',
  'thatched-roof',
] as const

export function praiseTopics({ house, season, hasChildren, hasDog, isLargeParty }: Occasion): string[] {
  const features = praisedFeatures.filter((key) => house.has.has(key) && !(key === 'fireplace' && season === 'summer'))
  return [
    settingKey(house),
    'clean',
    'kitchen',
    'beds',
    'quiet',
    'office',
    ...features,
    ...(season === 'summer' ? ['terrace'] : []),
    ...(hasDog ? ['dog'] : []),
    ...(hasChildren && house.has.has('high-chair') ? ['children'] : []),
    ...(isLargeParty ? ['group'] : []),
    ...(house.archetype.key === 'new-build' ? ['new-build'] : []),
  ]
}

/** Minor complaints. The texts have a matching response of the office for each. */
export function complaintTopics({ house, season }: Occasion): string[] {
  return [
    'beds',
    'kitchen',
    'neighbours',
    'shower',
    'sand',
    'furniture',
    ...(house.has.has('internet') ? ['wifi'] : []),
    ...(season === 'summer' ? [] : ['power']),
    ...(season === 'winter' ? ['heating'] : []),
    ...(house.has.has('sauna') ? ['sauna'] : []),
    ...(house.has.has('spa') ? ['spa'] : []),
    ...(house.setting === 'village' ? [] : ['road']),
  ]
}

/** Serious complaints. */
export function failureTopics({ house, season }: Occasion): string[] {
  return [
    'dirty',
    'damp',
    'fridge',
    'key',
    ...(house.has.has('internet') ? ['no-wifi'] : []),
    ...(house.has.has('spa') ? ['broken-spa'] : []),
    ...(house.has.has('sauna') ? ['broken-sauna'] : []),
    ...(season === 'summer' ? [] : ['cold']),
  ]
}

/** Compliments that a complaint rules out: a review that calls a house dirty does not also praise it as clean. */
const contradictions = new Map<string, readonly string[]>([
  ['dirty', ['clean', 'kitchen']],
  ['sand', ['clean']],
  ['kitchen', ['kitchen']],
  ['beds', ['beds']],
  ['neighbours', ['quiet', 'terrace']],
  ['sauna', ['sauna']],
  ['broken-sauna', ['sauna', 'new-build']],
  ['spa', ['spa']],
  ['broken-spa', ['spa', 'new-build']],
  ['damp', ['clean', 'beds', 'new-build']],
  ['power', ['new-build']],
  ['heating', ['new-build', 'fireplace']],
  ['cold', ['new-build', 'fireplace', 'beds']],
  ['wifi', ['new-build']],
  ['no-wifi', ['new-build', 'office']],
  ['shower', ['new-build']],
  ['furniture', ['new-build', 'terrace']],
  ['fridge', ['kitchen', 'new-build']],
  ['key', ['office']],
])

export function contradicted(topics: readonly string[]): ReadonlySet<string> {
  return new Set(topics.flatMap((topic) => contradictions.get(topic) ?? []))
}
