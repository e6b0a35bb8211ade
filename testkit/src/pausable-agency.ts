import { rm } from 'node:fs/promises'
import { publishTestServer, testServerUrl } from '@marram/database/testing/config'
import { startPublishedServer } from '@marram/database/testing/global-setup'
import { pausePostgres } from '@marram/database/testing/pause-postgres'
import { type Agency, type AgencyOptions, startAgency } from './agency.ts'

/** An agency on a PostgreSQL that no other test uses, and that can be frozen in the middle of its work. */
export type PausableAgency = Agency & {
  pause(): void
  /** Does nothing where it is not paused. */
  resume(): void
  /** Pid of its postmaster, which changes with a restart. */
  pid(): number
}

export async function startPausableAgency(options: AgencyOptions = {}): Promise<PausableAgency> {
  const shared = testServerUrl()
  const server = await startPublishedServer()
  let resume = (): void => {}
  const stopServer = async () => {
    await server.stop()
    publishTestServer(shared)
    await rm(server.dataFolder, { recursive: true, force: true })
  }
  try {
    const agency = await startAgency(options)
    return {
      ...agency,
      pause: () => {
        resume = pausePostgres(server.pid())
      },
      resume: () => resume(),
      pid: server.pid,
      async stop() {
        resume()
        await agency.stop()
        await stopServer()
      },
    }
  } catch (error) {
    await stopServer()
    throw error
  }
}
