import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../packages/testkit/src/serve-agency.ts', import.meta.url))

/** One agency for all browser tests; its port reaches them as AGENCY_PORT. */
export default async function startAgencyProcess(): Promise<() => Promise<void>> {
  const agency = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'] })
  const died = once(agency, 'exit').then(([code]) => {
    throw new Error(`The agency for the browser tests ended with code ${code}.`)
  })
  const lines = createInterface({ input: agency.stdout })
  const [line] = await Promise.race([once(lines, 'line'), died])
  process.env.AGENCY_PORT = String(JSON.parse(String(line)).port)
  return async () => {
    died.catch(() => {})
    agency.kill('SIGTERM')
    if (agency.exitCode === null) await once(agency, 'exit').catch(() => {})
  }
}
