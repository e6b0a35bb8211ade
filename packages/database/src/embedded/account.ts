import { execFileSync, spawnSync } from 'node:child_process'
import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../operator-error.ts'

/** The account that PostgreSQL runs as; null is the user of this program. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | null

const ROOT = 0

/** As root: the owner of the existing cluster, else `nobody`. Otherwise the current user, if it owns the cluster. */
export function chooseAccount(cluster: string): Account {
  const self = process.getuid?.()
  const owner = ownerOf(cluster)
  if (self === ROOT) {
    if (owner?.uid === ROOT) throw new OperatorError(ownedByRoot(cluster))
    return owner ? { uid: owner.uid, gid: owner.gid } : nobody()
  }
  if (owner && owner.uid !== self) throw new OperatorError(ownedByAnother(cluster, owner.uid))
  return null
}

/** Asks the kernel instead of reading mode bits, so that access lists and security modules count too. */
export function canEnter(account: Account, folder: string): boolean {
  if (!account) return true
  const shell = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
  if (shell.error) throw new OperatorError(cannotSwitch(account))
  return shell.status === 0
}

/** If another user's private folder hides the cluster, the owner of that folder counts. */
function ownerOf(cluster: string): Stats | undefined {
  try {
    return statSync(cluster, { throwIfNoEntry: false })
  } catch {
    return statSync(dirname(cluster), { throwIfNoEntry: false })
  }
}

function nobody(): { uid: number; gid: number } {
  try {
    // macOS prints nobody as 4294967294; the system call wants -2.
    const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) | 0
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    throw new OperatorError(
      'Marram runs as root and found no user "nobody" to run PostgreSQL as: start it as an ordinary user, or set DATABASE_URL.',
    )
  }
}

const cannotSwitch = (account: { uid: number }) =>
  `Marram runs as root but may not start PostgreSQL as the user with id ${account.uid}: start it as an ordinary user, or set DATABASE_URL.`

const ownedByRoot = (cluster: string) =>
  `The database in ${cluster} belongs to root, and PostgreSQL refuses to run as root: give it to the user nobody (chown -R nobody).`

const ownedByAnother = (cluster: string, uid: number) =>
  `The database in ${cluster} belongs to the user with id ${uid}: start Marram as that user or as root, or choose another data folder.`
