import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { findPostmasterFile, isPostmasterAlive, removeStaleFile } from './postmaster-file.ts'
import { explainFailure, isPassing } from './start-failure.ts'

/** The only user of the embedded server, with all privileges. */
const SUPERUSER = 'marram'
const PATIENCE_MS = 60_000
const POLL_MS = 100

/** A random password of 24 bytes cannot be guessed, so further rounds of hashing would only slow down connections. */
export const PASSWORD_SETTINGS = ['-c', 'password_encryption=scram-sha-256', '-c', 'scram_iterations=1']

const passwordFile = (cluster: string) => join(cluster, 'marram-password')
const rulesFile = (cluster: string) => join(cluster, 'pg_hba.conf')

/** Explicit port and sslmode, because PGPORT and PGSSLMODE in the environment would otherwise apply. */
export const urlOf = (socketFolder: string, database: string, password: string): string =>
  `postgresql://${SUPERUSER}:${password}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`

/** initdb's arguments for the login. PostgreSQL's user, who may be another one, reads the password file. */
export function loginOf(draft: string, { account }: Home) {
  const password = newPassword()
  const initialPasswordFile = `${draft}.password`
  const args = ['-U', SUPERUSER, `--pwfile=${initialPasswordFile}`, '--auth-local=scram-sha-256', '--auth-host=reject']
  return {
    args: [...args, ...PASSWORD_SETTINGS],
    begin: () => {
      writeFileSync(initialPasswordFile, password, { mode: 0o600 })
      if (account) chownSync(initialPasswordFile, account.uid, account.gid)
    },
    /** Stored in the cluster, so that of two programs creating one at once the faster one's password wins. */
    keep: () => writeFileSync(passwordFile(draft), password, { mode: 0o600 }),
    end: () => rmSync(initialPasswordFile, { force: true }),
  }
}

/**
 * The password of the cluster. Clusters of earlier versions without a password, or with an unreadable one of another
 * user, get a new one. An interrupted start begins again.
 */
export async function prepareLogin(home: Home, binaries: Binaries): Promise<string> {
  const known = readPassword(home.cluster)
  if (known !== null && !isTrusting(home.cluster)) return known
  // Requires write access to the cluster. Until the password is set, the old rule stays on disk.
  if (known === null) writeRules(home, 'trust')
  const password = known ?? keepPassword(home.cluster)
  await setPassword(home, binaries, password)
  return password
}

async function setPassword(home: Home, binaries: Binaries, password: string): Promise<void> {
  const statement = `alter role ${SUPERUSER} password '${password}'`
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const file = findPostmasterFile(home.cluster)
    const isRunning = file !== null && isPostmasterAlive(file, home.cluster)
    if (isRunning && file.status === 'ready') return setWhileRunning(file.socketFolder, statement, home)
    if (file && !isRunning) removeStaleFile(file, home.cluster)
    const output = isRunning ? '' : await runAlone(home, binaries, statement)
    if (output === null) return writeRules(home, 'scram-sha-256')
    // Another program is doing the same, or the last postmaster is still exiting.
    if ((output !== '' && !isPassing(output)) || Date.now() > giveUpAt) throw explainFailure(output, home)
    await sleep(POLL_MS)
  }
}

/** For a server left behind by a killed program of an earlier version. */
async function setWhileRunning(socketFolder: string, statement: string, home: Home): Promise<void> {
  const client = new Client({ connectionString: urlOf(socketFolder, 'postgres', '') })
  await client.connect()
  try {
    await client.query(statement)
    writeRules(home, 'scram-sha-256')
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/**
 * PostgreSQL's single-user mode needs no password and allows no other connection. Returns null, or its error message.
 */
function runAlone(home: Home, binaries: Binaries, statement: string): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const args = ['--single', '-D', home.cluster, ...PASSWORD_SETTINGS, 'postgres']
  const child = spawn(binaries.postgres, args, { ...home.account, cwd: '/', env: { LC_ALL: 'C' } })
  let said = ''
  child.stdout.resume()
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.on('error', reject)
  // A process that exits at once does not read its input; its exit code tells.
  child.stdin.on('error', () => {})
  child.stdin.end(`${statement}\n`)
  child.on('close', (code) => resolve(code === 0 && !/ERROR|FATAL|PANIC/.test(said) ? null : said || `code ${code}`))
  return promise
}

const isTrusting = (cluster: string): boolean => /^local\s.*\strust\s*$/m.test(readFileSync(rulesFile(cluster), 'utf8'))

function writeRules({ cluster, account }: Home, method: 'trust' | 'scram-sha-256'): void {
  const draft = `${rulesFile(cluster)}.${process.pid}`
  writeFileSync(draft, `local all all ${method}\n`, { mode: 0o600 })
  if (account) chownSync(draft, account.uid, account.gid)
  renameSync(draft, rulesFile(cluster))
}

function readPassword(cluster: string): string | null {
  try {
    return readFileSync(passwordFile(cluster), 'utf8') || null
  } catch {
    return null
  }
}

/** The first password wins if two programs start at once. */
function keepPassword(cluster: string): string {
  const password = newPassword()
  const draft = `${passwordFile(cluster)}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, password, { mode: 0o600 })
  try {
    linkSync(draft, passwordFile(cluster))
    return password
  } catch {
    const other = readPassword(cluster)
    if (other !== null) return other
    renameSync(draft, passwordFile(cluster))
    return password
  } finally {
    rmSync(draft, { force: true })
  }
}

const newPassword = () => randomBytes(24).toString('base64url')
