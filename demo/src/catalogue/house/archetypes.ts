import type { Random } from '../random.ts'

export const archetypeKeys = [
  'wooden',
  'cabin',
  'timber',
  'thatched',
  'fisherman',
  'modern',
  'new-build',
  'pool-house',
] as const

export type ArchetypeKey = (typeof archetypeKeys)[number]

export type Archetype = {
  key: ArchetypeKey
  /** The scene of its pictures. */
  picture: 'house-wood' | 'house-thatched' | 'house-modern' | 'house-pool'
  weight: number
  maxPersons: number
  /** Age in years: the oldest and the newest house of this kind. */
  age: readonly [oldest: number, youngest: number]
  areaFactor: number
  quality: number
  energyLabels: string
}

const archetypes: readonly Archetype[] = [
  {
    key: 'wooden',
    picture: 'house-wood',
    weight: 36,
    maxPersons: 10,
    age: [64, 30],
    areaFactor: 0.95,
    quality: 0.36,
    energyLabels: 'DDEEF',
  },
  {
    key: 'cabin',
    picture: 'house-wood',
    weight: 22,
    maxPersons: 5,
    age: [88, 52],
    areaFactor: 0.78,
    quality: 0.24,
    energyLabels: 'EFFG',
  },
  {
    key: 'timber',
    picture: 'house-wood',
    weight: 17,
    maxPersons: 12,
    age: [34, 14],
    areaFactor: 1.05,
    quality: 0.5,
    energyLabels: 'CCD',
  },
  {
    key: 'thatched',
    picture: 'house-thatched',
    weight: 15,
    maxPersons: 10,
    age: [110, 18],
    areaFactor: 1.08,
    quality: 0.52,
    energyLabels: 'DDEF',
  },
  {
    key: 'fisherman',
    picture: 'house-thatched',
    weight: 5,
    maxPersons: 8,
    age: [260, 112],
    areaFactor: 0.92,
    quality: 0.46,
    energyLabels: 'EFG',
  },
  {
    key: 'modern',
    picture: 'house-modern',
    weight: 15,
    maxPersons: 12,
    age: [27, 7],
    areaFactor: 1.12,
    quality: 0.64,
    energyLabels: 'BBC',
  },
  {
    key: 'new-build',
    picture: 'house-modern',
    weight: 9,
    maxPersons: 12,
    age: [5, 1],
    areaFactor: 1.08,
    quality: 0.74,
    energyLabels: 'AAB',
  },
]

const poolHouse: Archetype = {
  key: 'pool-house',
  picture: 'house-pool',
  weight: 0,
  maxPersons: 24,
  age: [29, 2],
  areaFactor: 1.1,
  quality: 0.6,
  energyLabels: 'BCCD',
}

/** Probability of a private pool; the largest houses are built around one. */
function poolChance(persons: number): number {
  if (persons < 8) return 0
  if (persons === 8) return 0.05
  if (persons === 10) return 0.35
  return persons === 12 ? 0.8 : 1
}

export function drawArchetype(persons: number, isOldPlace: boolean, random: Random): Archetype {
  if (random.chance(poolChance(persons))) return poolHouse
  const fitting = archetypes.filter(
    ({ key, maxPersons }) => persons <= maxPersons && (isOldPlace || key !== 'fisherman'),
  )
  const favour = (key: ArchetypeKey) => (isOldPlace && (key === 'fisherman' || key === 'thatched') ? 2 : 1)
  return random.weighted(fitting.map((archetype) => [archetype, archetype.weight * favour(archetype.key)] as const))
}
