import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Log, OperatorError } from '../operator-error.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { loginOf } from './login.ts'
import { isProcessThere } from './postmaster-file.ts'
import { explainFailure } from './start-failure.ts'

const MAJOR_VERSION = 18
const DRAFT = /^cluster\.new-(\d+)-/

/** Creates the cluster on the first start. A killed or failed attempt leaves nothing that could be mistaken for it. */
export async function prepareCluster(home: Home, binaries: Binaries, durable: boolean, log: Log): Promise<void> {
  if (existsSync(home.cluster)) return checkVersion(home.cluster)
  removeAbandonedDrafts(home.folder)
  log('Preparing a new database.')
  const draft = join(home.folder, `cluster.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  const login = loginOf(draft, home)
  try {
    login.begin()
    await initialise(draft, login.args, home, binaries, durable)
    login.keep()
    renameSync(draft, home.cluster)
    syncFolder(home.folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another program created the cluster meanwhile: rename never replaces a folder with content.
    if (!existsSync(home.cluster)) throw error
    checkVersion(home.cluster)
  } finally {
    login.end()
  }
}

function checkVersion(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file))
    throw new OperatorError(`${cluster} is not a PostgreSQL data folder: move it away and start again.`)
  const found = readFileSync(file, 'utf8').trim()
  if (found === String(MAJOR_VERSION)) return
  const sentence = `${cluster} was written by PostgreSQL ${found}, this Marram has ${MAJOR_VERSION}, and nothing was changed.`
  if (Number(found) > MAJOR_VERSION) throw new OperatorError(`${sentence} Use the newer Marram that wrote it.`)
  throw new OperatorError(
    `${sentence} Check out the Marram that wrote it and run \`marram backup\`; then, with this one, rename the folder to cluster-${found} and run \`marram restore --latest\` (docs/recovery.md).`,
  )
}

function initialise(
  draft: string,
  login: readonly string[],
  home: Home,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const args = ['-D', draft, ...login, '-E', 'UTF8', '--no-locale']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (!durable) args.push('--no-sync')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(binaries.initdb, args, {
    ...home.account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  child.on('error', reject)
  child.on('close', (code) => (code === 0 ? resolve() : reject(explainFailure(errors, home))))
  return promise
}

function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const maker = DRAFT.exec(name)?.[1]
    if (!maker || isProcessThere(Number(maker))) continue
    try {
      rmSync(join(folder, name), { recursive: true, force: true })
    } catch {
      // The killed program's initdb still writes into it; the next start removes it.
    }
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
