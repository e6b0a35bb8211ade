import type { FacilityKey } from '@marram/domain/facility'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import * as banks from './banks.ts'
import { factsOf } from './facts.ts'
import { type Bankful, type Facts, fillIn, type Sentence, sentencesFor } from './sentence.ts'
import { firstRowM } from './title.ts'

/** Features that get a sentence of their own, in the order in which a host would show them. */
const indoorFeatures: readonly FacilityKey[] = [
  'indoor-pool',
  'sauna',
  'spa',
  'outdoor-spa',
  'wilderness-bath',
  'fireplace',
  'activity-room',
  'heat-pump',
  'washing-machine',
]
const outdoorFeatures: readonly FacilityKey[] = [
  'sea-view',
  'fjord-view',
  'annex',
  'fenced-plot',
  'ev-charger',
  'outdoor-shower',
  'bonfire-place',
  'swings',
  'sandbox',
  'trampoline',
  'bicycles',
]

function one(bank: Bankful, key: string, random: Random): Sentence[] {
  const sentences = sentencesFor(bank, key)
  return sentences.length > 0 ? [random.pick(sentences)] : []
}

function some(house: House, keys: readonly FacilityKey[], count: number, random: Random): Sentence[] {
  const present = keys.filter((key) => house.has.has(key))
  const chosen = new Set([...present.slice(0, 2), ...random.sample(present.slice(2), count - 2)])
  return present.filter((key) => chosen.has(key)).flatMap((key) => one(banks.features, key, random))
}

function petsKey({ has, petsMax }: House): string {
  if (has.has('hypoallergenic')) return 'hypoallergenic'
  return petsMax > 0 ? 'allowed' : 'none'
}

/** Drawbacks that guests should know before they book. */
function honestNotes(house: House, random: Random): Sentence[] {
  const fitting = ['any']
  if (house.has.has('non-smoking')) fitting.push('non-smoking')
  if (house.has.has('path-to-beach') && !house.has.has('accessible')) fitting.push('sandy-path')
  if (house.beds.loft > 0) fitting.push('loft')
  if (house.archetype.key === 'fisherman') fitting.push('low')
  return random.sample(fitting, 2).flatMap((key) => one(banks.notes, key, random))
}

function paragraphs(house: House, random: Random): Sentence[][] {
  const opening = house.sea <= firstRowM ? 'first-row' : house.setting
  const rooms = random.sample([banks.living, banks.kitchen], random.int(1, 2))
  return [
    [
      ...one(banks.openings, opening, random),
      ...one(banks.builds, house.archetype.key, random),
      ...(house.renovatedYear === null ? [] : one(banks.renovations, 'any', random)),
    ],
    [...rooms.flatMap((room) => one(room, 'any', random)), ...one(banks.sleeping, 'any', random)],
    some(house, indoorFeatures, random.int(3, 4), random),
    [...one(banks.terrace, 'any', random), ...some(house, outdoorFeatures, random.int(2, 3), random)],
    random.sample(sentencesFor(banks.areas, house.area.slug), 2),
    [...one(banks.pets, petsKey(house), random), ...honestNotes(house, random)],
  ]
}

function asText(parts: readonly (readonly Sentence[])[], facts: Facts, language: keyof Facts): string {
  const written = parts.map((sentences) => sentences.map((sentence) => fillIn(sentence, facts, language)).join(' '))
  return written.filter((paragraph) => paragraph !== '').join('\n\n')
}

/**
 * Plain text with paragraphs separated by an empty line. All three languages have the same sentences in the same order.
 */
export function drawBody(house: House, random: Random): Sentence {
  const parts = paragraphs(house, random)
  const facts = factsOf(house)
  return { da: asText(parts, facts, 'da'), de: asText(parts, facts, 'de'), en: asText(parts, facts, 'en') }
}
