import { execFileSync } from 'node:child_process'
import { accessSync, chownSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '@marram/database/operator-error'
import type { Log } from '@marram/service-kit/logging'

export type LeaveRootOptions = {
  /** The user to become; without it the program keeps its user. */
  readonly user: string | undefined
  readonly isProduction: boolean
  /** Of the embedded database; null for an external server. */
  readonly embeddedUrl: string | null
  /** Folders written while the program runs; given to the user with their contents. */
  readonly written: readonly string[]
  /** Folders written while the program runs that keep their owner, because they are not only ours. */
  readonly writable: readonly string[]
  /** Folders read while the program runs. */
  readonly read: readonly string[]
  readonly log: Log
}

type Account = { readonly uid: number; readonly gid: number }

/** Drops root once the ports are open. Throws OperatorError if the user could not continue. */
export function leaveRoot({ user, isProduction, embeddedUrl, written, writable, read, log }: LeaveRootOptions): void {
  const self = process.getuid?.()
  if (user === undefined) {
    if (self === 0 && isProduction) log.warn('the program runs as root: set an unprivileged user in MARRAM_USER')
    return
  }
  const account = findAccount(user)
  if (self === account.uid) return
  if (self !== 0) {
    throw new OperatorError(
      `Only root can become another user: start Marram as root or as ${user}, or unset MARRAM_USER.`,
    )
  }
  if (embeddedUrl !== null) mustBeUserOfDatabase(embeddedUrl, user, account)
  for (const folder of written) give(folder, account)
  process.setgroups?.([account.gid])
  process.setgid?.(account.gid)
  process.setuid?.(account.uid)
  for (const folder of [...written, ...writable]) mustReach(folder, constants.W_OK, user)
  for (const folder of read) mustReach(folder, constants.R_OK, user)
  log.info({ user }, 'no longer root')
}

function findAccount(user: string): Account {
  try {
    // macOS prints nobody as 4294967294; the system call wants -2.
    const id = (option: string) =>
      Number(execFileSync('id', [option, '--', user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) | 0
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    throw new OperatorError(`There is no user ${user} on this machine: set MARRAM_USER to an existing one.`)
  }
}

/** Its socket is in a private folder, and only its user could stop or restart it. */
function mustBeUserOfDatabase(url: string, user: string, { uid }: Account): void {
  const folder = new URL(url).searchParams.get('host')
  const owner = folder === null ? uid : statSync(folder).uid
  if (owner === uid) return
  throw new OperatorError(
    `The embedded database runs as the user with id ${owner}, not as ${user}: set MARRAM_USER to that user (mostly nobody), or set DATABASE_URL.`,
  )
}

/** Once: a folder that already belongs to the user was given before, and may contain very many files. */
function give(folder: string, { uid, gid }: Account): void {
  if (!existsSync(folder) || statSync(folder).uid === uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chownSync(join(folder, name), uid, gid)
  chownSync(folder, uid, gid)
}

function mustReach(folder: string, mode: number, user: string): void {
  try {
    accessSync(folder, mode | constants.X_OK)
  } catch {
    throw new OperatorError(
      `The user ${user} has no access to the folder ${folder}: make ${user} its owner, and open the folders above (chmod o+x).`,
    )
  }
}
