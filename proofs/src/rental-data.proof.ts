import { startAgency } from '@marram/testkit/agency'
import { walkRentalData } from '@marram/testkit/rental-data-walk'
import { expect, test } from 'vitest'
import { countOf, patience, sayResult } from './proof.ts'

const lodgings = countOf({ sample: 60, full: 1200 })

test(
  'the page of every house has all structured data that search engines require and recommend',
  patience,
  async () => {
    const agency = await startAgency({ lodgings, env: { TRUST_PROXY: '1' } })
    try {
      const { houses, pages, faults } = await walkRentalData(agency)
      expect(faults).toEqual([])
      expect(pages).toBe(houses * 3)
      sayResult({ houses, pages })
    } finally {
      await agency.stop()
    }
  },
)
