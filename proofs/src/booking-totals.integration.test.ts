import { type Agency, startAgency } from '@marram/testkit/agency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareTotals } from './booking/compare-totals.ts'
import { openDoor } from './booking/guests.ts'
import { pagesAt, tillBehind } from './booking/till-at.ts'
import { brokerAt } from './program/broker-at.ts'
import { choose, countOf, patience, say, sayResult, seed } from './proof.ts'

const stays = countOf({ sample: 48, full: 10_000 })
/** Reads the pages for one stay in this many, as they cost more than everything else. */
const pagesEvery = 25

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({ lodgings: choose({ sample: 60, full: 1200 }), env: { TRUST_PROXY: '1' } })
}, 600_000)
afterAll(() => agency?.stop())

test(
  'price, pages, receipt, ledger, instalments and mail agree on the total, in three languages',
  patience,
  async () => {
    const { port, database } = agency
    const { differences, ...counted } = await compareTotals({
      broker: brokerAt(port),
      till: { ...tillBehind(openDoor(port), database), ...pagesAt(port) },
      stays,
      seed,
      pagesEvery,
      onProgress: (done) => {
        if (done % 500 === 0) say(`${done} stays compared`)
      },
    })
    expect(differences).toEqual([])
    expect(counted.booked).toBeGreaterThan(stays / 4)
    expect(counted.withExtras).toBeGreaterThan(stays / 8)
    expect(counted.pagesRead).toBeGreaterThan(0)
    sayResult(counted)
  },
)
