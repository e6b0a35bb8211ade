import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'
import { findHouses } from './support/find-houses.ts'

const entry = fileURLToPath(new URL('../testkit/src/serve-agency.ts', import.meta.url))

/** Starts one agency for all browser tests and chooses their houses; passes both through the environment. */
export default async function prepareAgency({ projects }: FullConfig): Promise<() => Promise<void>> {
  // With AGENCY_PORT, uses a running agency, so that test authors need not wait for a start.
  const stop = process.env.AGENCY_PORT === undefined ? await startAgencyProcess() : async () => {}
  const repeats = Math.max(...projects.map(({ repeatEach }) => repeatEach))
  process.env.AGENCY_HOUSES = JSON.stringify(await findHouses(Number(process.env.AGENCY_PORT), repeats))
  process.env.AGENCY_RUN = Date.now().toString(36)
  return stop
}

async function startAgencyProcess(): Promise<() => Promise<void>> {
  const agency = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'] })
  const died = once(agency, 'exit').then(([code]) => {
    throw new Error(`The agency for the browser tests ended with code ${code}.`)
  })
  const lines = createInterface({ input: agency.stdout })
  const [line] = await Promise.race([once(lines, 'line'), died])
  const { port, outbox, film } = JSON.parse(String(line))
  process.env.AGENCY_PORT = String(port)
  process.env.AGENCY_OUTBOX = String(outbox)
  process.env.AGENCY_FILM = JSON.stringify(film)
  return async () => {
    died.catch(() => {})
    agency.kill('SIGTERM')
    if (agency.exitCode === null) await once(agency, 'exit').catch(() => {})
  }
}
