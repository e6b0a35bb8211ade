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

/** The only user of the embedded server, who may do everything. */
const SUPERUSER = 'marram'
const PATIENCE_MS = 60_000
const POLL_MS = 100

/** A password of 24 random bytes cannot be guessed, so many rounds of hashing would only slow down each connection. */
export const PASSWORD_SETTINGS = ['-c', 'password_encryption=scram-sha-256', '-c', 'scram_iterations=1']

const passwordFile = (cluster: string) => join(cluster, 'marram-password')
const rulesFile = (cluster: string) => join(cluster, 'pg_hba.conf')

/** Port and sslmode are spelled out because PGPORT and PGSSLMODE in the environment would count otherwise. */
export const urlOf = (socketFolder: string, database: string, password: string): string =>
  `postgresql://${SUPERUSER}:${password}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`

/** What initdb is told about the login. Its password file is read by the user of PostgreSQL, who may be another one. */
export function loginOf(draft: string, { account }: Home) {
  const password = newPassword()
  const given = `${draft}.password`
  const args = ['-U', SUPERUSER, `--pwfile=${given}`, '--auth-local=scram-sha-256', '--auth-host=reject']
  return {
    args: [...args, ...PASSWORD_SETTINGS],
    begin: () => {
      writeFileSync(given, password, { mode: 0o600 })
      if (account) chownSync(given, account.uid, account.gid)
    },
    /** In the cluster, so that of two programs which make one at once the faster one's password counts. */
    keep: () => writeFileSync(passwordFile(draft), password, { mode: 0o600 }),
    end: () => rmSync(given, { force: true }),
  }
}

/**
 * The password of the cluster. A cluster of earlier versions asked for none, and that of another user's program cannot be
 * read: these get a new one. A start that was killed in between begins again.
 */
export async function prepareLogin(home: Home, binaries: Binaries): Promise<string> {
  const known = readPassword(home.cluster)
  if (known !== null && !isTrusting(home.cluster)) return known
  // Only whoever may write into the cluster gets here. Until the password is set, the old rule is on the disk.
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
    // Another program does the same, or the last postmaster is still ending.
    if ((output !== '' && !isPassing(output)) || Date.now() > giveUpAt) throw explainFailure(output, home)
    await sleep(POLL_MS)
  }
}

/** Left behind by a program of an earlier version that was killed. */
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

/** PostgreSQL's single-user mode needs no password and allows no other connection. Null, or its error message. */
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
  // One that ends at once does not read what it is told; its exit code says so.
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

/** Of two programs that start at once the first one's password counts for both. */
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
