import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Log, OperatorError } from '../operator-error.ts'
import { type Account, canEnter, chooseAccount } from './account.ts'

/** The folders of one embedded PostgreSQL, and the account it runs as. */
export type Home = { folder: string; cluster: string; logFile: string; account: Account }

const RELOCATED = '/var/lib/marram'

/** Finds or creates the folder of the embedded PostgreSQL below the data folder. */
export function prepareHome(dataFolder: string, log: Log): Home {
  const data = makeFolder(dataFolder)
  const pointer = join(data, 'postgres-folder')
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(data, 'postgres')
  const home = describe(folder)
  if (existsSync(pointer) || !home.account) return privateHome(home)
  if (canEnter(home.account, data)) return privateHome(home)
  if (existsSync(home.cluster)) {
    throw new OperatorError(
      `PostgreSQL runs as the user with id ${home.account.uid}, who has no access to ${data}: open its parent folders again (chmod o+x).`,
    )
  }
  return relocate(home.account, data, pointer, log)
}

/** Usual for a checkout in /root: `nobody` has no access, and we must not open /root. */
function relocate(account: NonNullable<Account>, data: string, pointer: string, log: Log): Home {
  const folder = join(RELOCATED, randomBytes(6).toString('hex'))
  makeFolder(folder)
  chmodSync(RELOCATED, 0o755)
  // Each of the two files points to the other.
  writeFileSync(join(folder, 'belongs-to'), `${data}\n`)
  try {
    writeFileSync(pointer, `${folder}\n`, { flag: 'wx' })
  } catch {
    // Another program was faster.
    rmSync(folder, { recursive: true })
    return privateHome(describe(readFileSync(pointer, 'utf8').trim()))
  }
  log(
    `The database is stored in ${folder}, because the user with id ${account.uid} who runs it has no access to ${data}.`,
  )
  return privateHome({ ...describe(folder), account })
}

function describe(folder: string): Home {
  const cluster = join(folder, 'cluster')
  return { folder, cluster, logFile: join(folder, 'postgres.log'), account: chooseAccount(cluster) }
}

function privateHome(home: Home): Home {
  makeFolder(home.folder)
  if (home.account) chownSync(home.folder, home.account.uid, home.account.gid)
  chmodSync(home.folder, 0o700)
  return home
}

function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    return realpathSync(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`The folder ${folder} cannot be created: ${reason}.`)
  }
}
