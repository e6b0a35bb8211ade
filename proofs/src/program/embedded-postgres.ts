import { setTimeout as sleep } from 'node:timers/promises'
import { prepareHome } from '@marram/database/embedded/home'
import { findPostmasterFile, isPostmasterAlive } from '@marram/database/embedded/postmaster-file'

const clusterOf = (dataFolder: string) => prepareHome(dataFolder, () => {}).cluster

/** Kills the embedded server of a data folder while it works. */
export function killPostgres(dataFolder: string): void {
  const file = findPostmasterFile(clusterOf(dataFolder))
  if (!file) throw new Error('PostgreSQL should run while the program writes.')
  process.kill(file.pid, 'SIGKILL')
}

/** Stops a server that its program left behind, so that the folder can be removed. */
export async function endPostgres(dataFolder: string): Promise<void> {
  const cluster = clusterOf(dataFolder)
  const file = findPostmasterFile(cluster)
  if (!file || !isPostmasterAlive(file, cluster)) return
  process.kill(file.pid, 'SIGQUIT')
  while (isPostmasterAlive(file, cluster)) await sleep(25)
}
