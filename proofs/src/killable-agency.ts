import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Child, startChild } from '@marram/bench/program/child'
import { metricsToken } from '@marram/bench/program/running-program'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { findFreePort } from '@marram/testkit/free-port'
import { endPostgres, killPostgres } from './program/embedded-postgres.ts'

const writer = join(import.meta.dirname, 'writing-program.ts')
export const lodgings = 300

/** One data folder, and the programs that run on it one after another. */
export type KillableAgency = {
  readonly folder: string
  /** Process id of the embedded PostgreSQL. */
  readonly databaseFolder: string
  start(firstNumber: number, lanes?: number): Promise<Child & { readonly port: number }>
  killPostgres(): void
  remove(): Promise<void>
}

export function createKillableAgency(): KillableAgency {
  const folder = makeTemporaryFolder('marram proof ')
  const databaseFolder = join(folder, 'postgres')
  return {
    folder,
    databaseFolder,
    async start(firstNumber, lanes = 4) {
      const port = await findFreePort()
      const env = {
        PORT: String(port),
        MARRAM_DATA: folder,
        DEMO_LODGINGS: String(lodgings),
        METRICS_TOKEN: metricsToken,
        IMAGES_COLD_PER_MINUTE: '100000',
      }
      return { ...startChild({ args: [writer, String(firstNumber), String(lanes)], env }), port }
    },
    killPostgres: () => killPostgres(databaseFolder),
    async remove() {
      await endPostgres(databaseFolder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
