import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../packages/testkit/src/serve-agency.ts', import.meta.url))

/** One agency for all browser tests; its ports reach them as AGENCY_PORT and AGENCY_OUTBOX. */
export default async function startAgencyProcess(): Promise<() => Promise<void>> {
  const agency = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'] })
  const died = once(agency, 'exit').then(([code]) => {
    throw new Error(`The agency for the browser tests ended with code ${code}.`)
  })
  const lines = createInterface({ input: agency.stdout })
  const [line] = await Promise.race([once(lines, 'line'), died])
  const { port, outbox } = JSON.parse(String(line))
  process.env.AGENCY_PORT = String(port)
  process.env.AGENCY_OUTBOX = String(outbox)
  return async () => {
    died.catch(() => {})
    agency.kill('SIGTERM')
    if (agency.exitCode === null) await once(agency, 'exit').catch(() => {})
  }
}
