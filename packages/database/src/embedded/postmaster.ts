import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, OperatorError } from '../operator-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { findPostmasterFile, isPostmasterAlive, removeStaleFile } from './postmaster-file.ts'
import { settingsFor } from './settings.ts'
import { prepareSocketFolder } from './socket-folder.ts'
import { explainFailure, isPassing } from './start-failure.ts'

export type Ground = { home: Home; binaries: Binaries; durable: boolean; log: Log }
/** A ready postmaster, whichever program started it. */
export type Postmaster = { pid: number; socketFolder: string; isGone(): boolean; ended: Promise<void> }

const RETRY_FOR_MS = 60_000
const POLL_MS = 25
const LOG_LIMIT_BYTES = 10_000_000
const READY = 'ready'

/** Attaches to the running postmaster of this cluster or starts one, and waits until it accepts connections. */
export async function attachOrStart(ground: Ground): Promise<Postmaster> {
  const giveUpAt = Date.now() + RETRY_FOR_MS
  let told = false
  const tell = () => {
    if (!told) ground.log(`Another Marram is starting the database in ${ground.home.folder}; waiting for it.`)
    told = true
  }
  for (;;) {
    const running = await findRunning(ground, tell)
    if (running) return running
    const outcome = await start(ground)
    if ('pid' in outcome) return outcome
    if (!isPassing(outcome.output) || Date.now() > giveUpAt) throw explainFailure(outcome.output, ground.home)
    tell()
    await sleep(10 * POLL_MS)
  }
}

async function findRunning({ home }: Ground, onWaiting: () => void): Promise<Postmaster | null> {
  for (;;) {
    const file = findPostmasterFile(home.cluster)
    if (!file) return null
    if (!isPostmasterAlive(file, home.cluster)) {
      removeStaleFile(file, home.cluster)
      return null
    }
    const { pid, socketFolder } = file
    if (file.status === READY) {
      if (existsSync(join(socketFolder, '.s.PGSQL.5432'))) {
        const isGone = () => !isPostmasterAlive(file, home.cluster)
        return { pid, socketFolder, isGone, ended: waitUntil(isGone) }
      }
      // Its socket file was deleted, so it is no longer reachable.
      process.kill(pid, 'SIGINT')
    } else onWaiting()
    await sleep(4 * POLL_MS)
  }
}

async function start(ground: Ground): Promise<Postmaster | { output: string }> {
  const { home } = ground
  const logFrom = rotateLog(home.logFile)
  const socketFolder = prepareSocketFolder(home)
  const child = launch(ground, socketFolder)
  let gone = false
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      gone = true
      resolve()
    }
    child.once('exit', settle)
    child.once('error', settle)
  })
  const isGone = () => gone
  const { pid } = child
  if (pid === undefined) throw new OperatorError(`${ground.binaries.postgres} cannot be run.`)
  await readyOrGone(ground, pid, isGone)
  if (gone) return { output: readFileSync(home.logFile).subarray(logFrom).toString() }
  child.unref()
  return { pid, socketFolder, isGone, ended }
}

function launch({ home, binaries, durable }: Ground, socketFolder: string): ChildProcess {
  const logHandle = openSync(home.logFile, 'a', 0o600)
  // Created as root now, but perhaps written by the cluster's owner next time.
  if (home.account) fchownSync(logHandle, home.account.uid, home.account.gid)
  try {
    // A separate process group: Ctrl-C in the terminal must reach the program first, which then stops PostgreSQL.
    return spawn(binaries.postgres, ['-D', home.cluster, ...settingsFor(socketFolder, durable)], {
      ...home.account,
      cwd: '/',
      detached: true,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', logHandle, logHandle],
    })
  } finally {
    closeSync(logHandle)
  }
}

async function readyOrGone({ home, log }: Ground, pid: number, isGone: () => boolean): Promise<void> {
  for (let waitedMs = POLL_MS; !isGone(); waitedMs += POLL_MS) {
    const file = findPostmasterFile(home.cluster)
    if (file?.pid === pid && file.status === READY) return
    if (waitedMs % 10_000 === 0) log('PostgreSQL is still starting; after a crash it replays its log first.')
    await sleep(POLL_MS)
  }
}

/** A postmaster started by another program is not our child process, so there is no exit event. */
async function waitUntil(isGone: () => boolean): Promise<void> {
  while (!isGone()) await sleep(10 * POLL_MS, undefined, { ref: false })
}

function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LOG_LIMIT_BYTES) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}
