import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '@marram/bench/program/child'
import { metricsToken } from '@marram/bench/program/running-program'
import { prepareHome } from '@marram/database/embedded/home'
import { findPostmasterFile, isPostmasterAlive } from '@marram/database/embedded/postmaster-file'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { findFreePort } from '@marram/testkit/free-port'

const writer = join(import.meta.dirname, 'writing-program.ts')
export const lodgings = 300

/** One data folder, and the programs that live and die on it. */
export type KillableAgency = {
  readonly folder: string
  /** Of the embedded PostgreSQL. */
  readonly databaseFolder: string
  start(firstNumber: number, lanes?: number): Promise<Child & { readonly port: number }>
  killPostgres(): void
  remove(): Promise<void>
}

export function createKillableAgency(): KillableAgency {
  const folder = makeTemporaryFolder('marram proof ')
  const databaseFolder = join(folder, 'postgres')
  const cluster = () => prepareHome(databaseFolder, () => {}).cluster
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
    killPostgres() {
      const file = findPostmasterFile(cluster())
      if (!file) throw new Error('PostgreSQL should run while the program writes.')
      process.kill(file.pid, 'SIGKILL')
    },
    async remove() {
      const file = findPostmasterFile(cluster())
      if (file && isPostmasterAlive(file, cluster())) {
        process.kill(file.pid, 'SIGQUIT')
        while (isPostmasterAlive(file, cluster())) await sleep(25)
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
