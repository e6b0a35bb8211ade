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
  /** Only for tests: false trades safety against crashes for speed. */
  durable?: boolean
}

export type EmbeddedServer = {
  /** The address of a database on this server. */
  urlOf(database: string): string
  /** The process that runs now; another one after a crash. */
  pid(): number
  /** Ends PostgreSQL, letting it write everything down first. */
  stop(): Promise<void>
  /** Stops watching and leaves PostgreSQL to the other program that uses it. */
  leave(): void
}

const FAST_STOP_MS = 30_000
const POLL_MS = 25
const MAX_BACK_OFF_MS = 5_000

/** Runs the PostgreSQL that comes with Marram and starts it again when it dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const ground = await prepare(options)
  // Kept in memory: the program may become a user who cannot read the file.
  const password = await prepareLogin(ground.home, ground.binaries)
  let postmaster = await attachOrStart(ground)
  let leaving = false
  const watch = async (): Promise<void> => {
    await postmaster.ended
    if (leaving) return
    options.log('PostgreSQL ended unexpectedly; starting it again.')
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

/** Never gives up: a full disk may be emptied, and the site keeps answering from its cache meanwhile. */
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

/** SIGINT is PostgreSQL's fast mode: it breaks off the sessions and writes everything down. SIGQUIT leaves that to recovery. */
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
