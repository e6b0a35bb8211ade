import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../operator-error.ts'
import { getBinaryPackage, prepareBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { prepareHome } from './home.ts'
import { prepareLogin, urlOf } from './login.ts'
import { attachOrStart, type Ground, type Postmaster } from './postmaster.ts'
import { isProcessThere } from './postmaster-file.ts'
import { removeSocketFolder } from './socket-folder.ts'

export type EmbeddedOptions = {
  dataFolder: string
  log: Log
  /** For tests only: false trades crash safety for speed. */
  durable?: boolean
}

export type EmbeddedServer = {
  /** The URL of a database on this server. */
  urlOf(database: string): string
  /** The pid of the current process; it changes after a crash. */
  pid(): number
  /** Stops PostgreSQL cleanly, with all data written. */
  stop(): Promise<void>
  /** Stops supervising and leaves PostgreSQL to the other program that uses it. */
  leave(): void
}

const FAST_STOP_MS = 30_000
const POLL_MS = 25
const MAX_BACK_OFF_MS = 5_000

/** Runs the embedded PostgreSQL and restarts it after a crash. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const ground = await prepare(options)
  // Kept in memory: the program may switch to a user who cannot read the file.
  const password = await prepareLogin(ground.home, ground.binaries)
  let postmaster = await attachOrStart(ground)
  let leaving = false
  const watch = async (): Promise<void> => {
    await postmaster.ended
    if (leaving) return
    options.log('PostgreSQL ended unexpectedly; restarting it.')
    postmaster = await startAgain(ground, () => leaving, postmaster)
    return watch()
  }
  void watch()
  const stopOnExit = () => signal(postmaster, 'SIGINT')
  process.once('exit', stopOnExit)
  const leave = () => {
    leaving = true
    process.off('exit', stopOnExit)
  }
  return {
    urlOf: (database) => urlOf(postmaster.socketFolder, database, password),
    pid: () => postmaster.pid,
    leave,
    stop: async () => {
      leave()
      await end(postmaster)
    },
  }
}

async function prepare({ dataFolder, log, durable = true }: EmbeddedOptions): Promise<Ground> {
  const home = prepareHome(dataFolder, log)
  const binaries = prepareBinaries(home, getBinaryPackage(process.platform, process.arch))
  await prepareCluster(home, binaries, durable, log)
  return { home, binaries, durable, log }
}

/** Never gives up: a full disk may be cleaned up, and meanwhile the site answers from its cache. */
async function startAgain(ground: Ground, isLeaving: () => boolean, last: Postmaster): Promise<Postmaster> {
  for (let backOffMs = 100; !isLeaving(); backOffMs = Math.min(2 * backOffMs, MAX_BACK_OFF_MS)) {
    try {
      const next = await attachOrStart(ground)
      if (isLeaving()) await end(next)
      return next
    } catch (error) {
      ground.log(error instanceof Error ? error.message : String(error))
      await sleep(backOffMs)
    }
  }
  return last
}

/** SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes all data. SIGQUIT leaves that to recovery. */
async function end(postmaster: Postmaster): Promise<void> {
  const killAt = Date.now() + FAST_STOP_MS
  signal(postmaster, 'SIGINT')
  while (!postmaster.isGone()) {
    if (Date.now() > killAt) signal(postmaster, 'SIGQUIT')
    await sleep(POLL_MS)
  }
  removeSocketFolder(postmaster.socketFolder)
}

function signal({ pid, isGone }: Postmaster, name: NodeJS.Signals): void {
  if (!isGone() && isProcessThere(pid)) process.kill(pid, name)
}
