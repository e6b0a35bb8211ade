import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { type Account, canEnter } from './account.ts'
import type { Home } from './home.ts'

/** A socket path is limited to 104 bytes on macOS and 108 on Linux, shorter than many data folders. */
const MAX_FOLDER_BYTES = 80

/** A private folder for the socket: beside the cluster if its path is short enough, else a recorded temporary one. */
export function prepareSocketFolder(home: Home): string {
  const beside = join(home.folder, 'socket')
  if (Buffer.byteLength(beside) < MAX_FOLDER_BYTES && keep(beside, home.account)) return beside
  const record = join(home.folder, 'socket-folder')
  const recorded = readRecord(record)
  if (recorded && keep(recorded, home.account)) return recorded
  const folder = mkdtempSync(join(shortTemporaryFolder(home.account), 'marram-'))
  restrict(folder, home.account)
  // Replaces the file, because an earlier start as root may own it.
  rmSync(record, { force: true })
  writeFileSync(record, `${folder}\n`)
  return folder
}

/** Cleans up the temporary folder; the next start creates it again under the same name. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another program has started PostgreSQL meanwhile, or somebody has already removed it.
  }
}

/** Temporary folders are public, so a recorded folder only counts if it is still ours and private. */
function keep(folder: string, account: Account): boolean {
  try {
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (found) return found.isDirectory() && found.uid === ownerOf(account) && (found.mode & 0o777) === 0o700
    mkdirSync(folder, { mode: 0o700 })
    restrict(folder, account)
    return true
  } catch {
    return false
  }
}

function shortTemporaryFolder(account: Account): string {
  const usable = [tmpdir(), '/tmp', '/var/tmp'].find(
    (folder) => Buffer.byteLength(folder) < MAX_FOLDER_BYTES - 'marram-XXXXXX/'.length && canEnter(account, folder),
  )
  if (!usable)
    throw new OperatorError('There is no temporary folder with a short name for PostgreSQL’s socket: set TMPDIR=/tmp.')
  return usable
}

function restrict(folder: string, account: Account): void {
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
}

const ownerOf = (account: Account) => account?.uid ?? process.getuid?.()

function readRecord(record: string): string | null {
  try {
    return readFileSync(record, 'utf8').trim()
  } catch {
    return null
  }
}
