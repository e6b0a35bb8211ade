import { setup, teardown } from '@marram/database/testing/global-setup'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startAgency } from './agency.ts'

/** For browser tests: an agency in a process of its own, which says its port and runs until it is stopped. */
await setup()
const agency = await startAgency({ lodgings: Number(process.env.AGENCY_LODGINGS ?? 60), withEverything: true })
process.stdout.write(`${JSON.stringify({ port: agency.port })}\n`)
stopOnSignals(async () => {
  await agency.stop()
  await teardown()
})
