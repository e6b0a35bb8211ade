import { expect, test } from 'vitest'
import { mustBeFreeAgain } from './booking/free-again.ts'
import { openDoor } from './booking/guests.ts'
import { findBusyHouse } from './booking/offered-choices.ts'
import { rush } from './booking/rush.ts'
import { startPrograms } from './program/start-programs.ts'
import { countOf, patience, sayResult, seed } from './proof.ts'

const clients = countOf({ sample: 40, full: 1000 })

test.each([
  ['one program', 1],
  ['two programs', 2],
])('of concurrent guests for one house on %s, each night goes to one', patience, async (_, nodes) => {
  const { first, all, database, stop } = await startPrograms({ lodgings: 60, nodes })
  try {
    const doors = all.map(({ port }) => openDoor(port))
    const choices = await findBusyHouse(first.port)
    const { abandoned, ...counted } = await rush({ doors, choices, clients, seed })
    expect(counted.booked).toBeGreaterThan(0)
    const freed = await mustBeFreeAgain(database, openDoor(first.port), abandoned)
    sayResult({ nodes, ...counted, abandoned: abandoned.length, ...freed })
  } finally {
    await stop()
  }
})
