import { setup, teardown } from '@marram/database/testing/global-setup'
import { startAgency } from '@marram/testkit/agency'
import { walkRentalData } from '@marram/testkit/rental-data-walk'

export type RentalDataProof = { readonly houses: number; readonly pages: number }

/** Every house of the demo agency in every edition: throws if a required or recommended field is missing anywhere. */
export async function proveRentalData({ lodgings }: { readonly lodgings: number }): Promise<RentalDataProof> {
  await setup()
  const agency = await startAgency({ lodgings, env: { TRUST_PROXY: '1' } })
  try {
    const { houses, pages, faults } = await walkRentalData(agency)
    if (faults.length > 0) throw new Error(`${faults.length} faults, the first: ${faults[0]}`)
    return { houses, pages }
  } finally {
    await agency.stop()
    await teardown()
  }
}
