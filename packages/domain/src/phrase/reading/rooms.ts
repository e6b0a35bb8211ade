import { findBathroomMinimums } from '../../bathroom-level.ts'
import { facilityKey } from '../../criteria/key.ts'
import { facilityByKey } from '../../facility.ts'
import { type Amount, agrees, boundOf, isSensible, readAmount } from './amount.ts'
import { ask, left, meant, type Reader, type Reading, skip } from './reading.ts'

const maxSquareMetres = 100_000

/** Bedrooms, beds, bathrooms, square metres and stars. */
export function readRooms(reader: Reader, at: number): Reading | null {
  const amount = readAmount(reader, at)
  if (amount === null) return alone(reader, at) ?? energyLabel(reader, at)
  return counted(reader, amount) ?? bathrooms(reader, amount) ?? floorArea(reader, amount)
}

function counted(reader: Reader, amount: Amount): Reading | null {
  const unit = skip(reader, amount.next, ['stop'], 1)
  const meaning = meant(reader.line[unit], 'counted')
  if (meaning === null || !agrees(reader, amount, unit, 'counted')) return null
  if (!isSensible(amount, meaning.max)) return left(unit + 1)
  const { value, comparator } = boundOf(amount)
  return ask(unit + 1, meaning.key, value, comparator)
}

function alone({ line }: Reader, at: number): Reading | null {
  const meaning = meant(line[at], 'counted')
  return meaning?.alone ? ask(at + 1, meaning.key, 1, '>=') : null
}

/** The bathroom filter adds bathrooms and showers: two bathrooms are level 3, both with a shower level 4. */
function bathrooms(reader: Reader, amount: Amount): Reading | null {
  const unit = skip(reader, amount.next, ['stop'], 1)
  if (meant(reader.line[unit], 'bathroom') === null || !agrees(reader, amount, unit, 'bathroom')) return null
  const hasShowers = meant(reader.line[unit + 1], 'shower') !== null
  const next = hasShowers ? unit + 2 : unit + 1
  const { value } = amount
  const level = hasShowers || value === 1 ? 2 * value : 2 * value - 1
  const isLeast = amount.limit === null || amount.limit === 'at-least'
  return isLeast && findBathroomMinimums(level)?.bathrooms === value ? ask(next, 'badevaerelse', level) : left(next)
}

function floorArea(reader: Reader, amount: Amount): Reading | null {
  if (meant(reader.line[amount.next], 'floor-area') === null) return null
  const after = skip(reader, amount.next + 1, ['stop'], 1)
  const isPlot = meant(reader.line[after], 'plot') !== null
  const next = isPlot ? after + 1 : amount.next + 1
  if (!isSensible(amount, maxSquareMetres)) return left(next)
  const { value, comparator } = boundOf(amount)
  return ask(next, facilityKey(facilityByKey(isPlot ? 'plot-area' : 'living-area').id), value, comparator)
}

function energyLabel({ line }: Reader, at: number): Reading | null {
  if (meant(line[at], 'energy-label') === null) return null
  const label = line[at + 1]?.text.toUpperCase()
  return label?.length === 1 ? ask(at + 2, facilityKey(facilityByKey('energy-label').id), [label]) : null
}
