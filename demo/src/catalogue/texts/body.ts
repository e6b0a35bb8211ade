import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import {
  areaLines,
  buildLines,
  closingLines,
  comfortLines,
  livingLines,
  settingLines,
  sleepingLines,
  terraceLines,
} from './banks.ts'
import { factsOf } from './facts.ts'
import { drawLine, type Facts, fillIn, type Sentence, type Usage } from './sentence.ts'
import { settingKey } from './settings.ts'

type Part = 'setting' | 'build' | 'living' | 'sleeping' | 'comfort' | 'terrace' | 'area' | 'closing'

/** Orders in which a text shows the house: some begin outdoors, some at the table, some with the area. */
const plans: readonly (readonly (readonly Part[])[])[] = [
  [
    ['setting', 'build'],
    ['living', 'sleeping'],
    ['terrace', 'area'],
  ],
  [
    ['build', 'setting'],
    ['living', 'comfort'],
    ['area', 'closing'],
  ],
  [['comfort', 'build'], ['setting', 'terrace'], ['sleeping'], ['area']],
  [
    ['setting', 'terrace'],
    ['build', 'living'],
    ['closing', 'area'],
  ],
  [['area', 'setting'], ['build', 'sleeping'], ['comfort'], ['closing']],
  [
    ['setting', 'terrace'],
    ['living', 'comfort'],
    ['area', 'closing'],
  ],
  [['living', 'sleeping'], ['comfort', 'setting'], ['area']],
  [
    ['terrace', 'setting'],
    ['living', 'sleeping'],
    ['area', 'closing'],
  ],
  [
    ['setting', 'comfort'],
    ['sleeping', 'living'],
    ['area', 'terrace'],
  ],
  [['closing', 'setting'], ['living', 'comfort'], ['area']],
]

/** Draws the lines of each paragraph; mentions a facility at most once. */
function drawParagraphs(house: House, random: Random, usage: Usage): Sentence[][] {
  const told = new Set<string>()
  const comfort = (): Sentence[] => {
    const open = comfortLines.filter(({ facility }) => !told.has(facility))
    const drawn = drawLine(open, house, random, usage)
    for (const { facility } of drawn) told.add(facility)
    return drawn
  }
  const write: Readonly<Record<Part, () => Sentence[]>> = {
    setting: () => drawLine(settingLines[settingKey(house)], house, random, usage),
    build: () => drawLine(buildLines[house.archetype.key], house, random, usage),
    living: () => drawLine(livingLines, house, random, usage),
    sleeping: () => drawLine(sleepingLines, house, random, usage),
    comfort,
    terrace: () => drawLine(terraceLines, house, random, usage),
    area: () => drawLine(areaLines[house.location.area], house, random, usage),
    closing: () => drawLine(closingLines, house, random, usage),
  }
  return random.pick(plans).map((parts) => parts.flatMap((part) => write[part]()))
}

function asText(parts: readonly (readonly Sentence[])[], facts: Facts, language: keyof Facts): string {
  const written = parts.map((sentences) => sentences.map((sentence) => fillIn(sentence, facts, language)).join(' '))
  return written.filter((paragraph) => paragraph !== '').join('\n\n')
}

/**
 * Plain text with paragraphs separated by an empty line. All three languages have the same sentences in the same order.
 */
export function drawBody(house: House, random: Random, usage: Usage): Sentence {
  const parts = drawParagraphs(house, random, usage)
  const facts = factsOf(house)
  return { da: asText(parts, facts, 'da'), de: asText(parts, facts, 'de'), en: asText(parts, facts, 'en') }
}
