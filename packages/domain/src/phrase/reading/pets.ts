import { noPetsValue } from '../../pets.ts'
import { agrees, readAmount } from './amount.ts'
import { ask, left, meant, type Reader, type Reading, skip } from './reading.ts'

const maxPets = 3

/** "mit Hund", "2 hunde og en kat", "no pets". There is no value for four pets: 4 means none. */
export function readPets(reader: Reader, at: number): Reading | null {
  if (meant(reader.line[at], 'not') !== null) return withoutPets(reader, at + 1)
  let pets = 0
  let end = at
  for (let group = petsAt(reader, at); group !== null; group = petsAt(reader, skip(reader, end, ['join'], 1))) {
    if (end > at && meant(reader.line[end], 'join') === null) break
    pets += group.pets
    end = group.next
  }
  if (end === at) return null
  if (pets === 0) return ask(end, 'husdyr', noPetsValue)
  return Number.isInteger(pets) && pets <= maxPets ? ask(end, 'husdyr', pets) : left(end)
}

function withoutPets(reader: Reader, at: number): Reading | null {
  let end = skip(reader, at, ['article', 'stop'], 2)
  if (meant(reader.line[end], 'pet') === null) return null
  while (meant(reader.line[end + 1], 'join') !== null && meant(reader.line[end + 2], 'pet') !== null) end += 2
  return ask(end + 1, 'husdyr', noPetsValue)
}

function petsAt(reader: Reader, at: number): { pets: number; next: number } | null {
  const amount = readAmount(reader, at)
  const counted = amount === null ? skip(reader, at, ['article'], 1) : skip(reader, amount.next, ['stop'], 1)
  if (meant(reader.line[counted], 'pet') === null) return null
  if (amount !== null && !agrees(reader, amount, counted, 'pet')) return null
  return { pets: amount === null ? 1 : (amount.upTo ?? amount.value), next: counted + 1 }
}
