import { type Agency, startAgency } from '@marram/testkit/agency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePrices } from './one-price/compare-prices.ts'
import { outerPlacesAt } from './one-price/outer-places.ts'
import { brokerAt } from './program/broker-at.ts'
import { choose, countOf, patience, say, sayResult, seed } from './proof.ts'

const stays = countOf({ sample: 60, full: 2000 })

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({ lodgings: choose({ sample: 60, full: 1200 }), env: { TRUST_PROXY: '1' } })
}, 600_000)
afterAll(() => agency?.stop())

test('a stay costs the same wherever a guest sees its price, in kroner and in euro', patience, async () => {
  const reduced = await agency.database.db
    .selectFrom('discount')
    .innerJoin('lodging', 'lodging.id', 'discount.lodging_id')
    .select('lodging.name')
    .orderBy('lodging.id')
    .limit(2)
    .execute()
  const { differences, ...counted } = await comparePrices({
    broker: brokerAt(agency.port),
    outer: outerPlacesAt(agency.port),
    stays,
    seed,
    first: reduced.map(({ name }) => name),
    onProgress: (done) => {
      if (done % 500 === 0) say(`${done} stays compared`)
    },
  })
  expect(differences).toEqual([])
  expect(counted.stays).toBe(stays)
  expect(counted.offered).toBeGreaterThan(stays / 2)
  expect(counted.reduced).toBeGreaterThan(0)
  sayResult(counted)
})
