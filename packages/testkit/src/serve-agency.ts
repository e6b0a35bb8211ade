import { setup, teardown } from '@marram/database/testing/global-setup'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startAgency } from './agency.ts'
import { startOutbox } from './outbox.ts'

/** For browser tests: an agency in a process of its own, which says its port and that of its outbox, and runs until it is stopped. */
await setup()
const agency = await startAgency({ lodgings: Number(process.env.AGENCY_LODGINGS ?? 60), withEverything: true })
const origin = (key: string): string => `http://${key}.localhost:${agency.port}`
const outbox = await startOutbox(agency.database, { da: origin('da'), de: origin('de'), en: origin('en') })
process.stdout.write(`${JSON.stringify({ port: agency.port, outbox: outbox.port })}\n`)
stopOnSignals(async () => {
  await outbox.stop()
  await agency.stop()
  await teardown()
})
