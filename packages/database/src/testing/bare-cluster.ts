import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { getBinaryPackage, prepareBinaries } from '../embedded/binaries.ts'
import { type Home, prepareHome } from '../embedded/home.ts'
import { prepareLogin, urlOf } from '../embedded/login.ts'
import { settingsFor } from '../embedded/settings.ts'
import { startEmbedded } from '../embedded/supervisor.ts'
import { fastTemporaryFolder, makeTemporaryFolder } from './temporary-folder.ts'

export type BareCluster = {
  readonly folder: string
  readonly home: Home
  readonly binary: string
  readonly password: string
  /** A private folder of PostgreSQL's user. */
  makeFolder(name: string): string
  /** A file of that user. */
  writeFile(path: string, text: string): void
}

/** A new cluster of the embedded PostgreSQL that is not running, for servers with other settings. */
export async function makeCluster(): Promise<BareCluster> {
  const folder = makeTemporaryFolder(`marram-test-${process.pid}-`, fastTemporaryFolder())
  const log = (): void => {}
  await (await startEmbedded({ dataFolder: folder, log, durable: false })).stop()
  const home = prepareHome(folder, log)
  const binaries = prepareBinaries(home, getBinaryPackage(process.platform, process.arch))
  const password = await prepareLogin(home, binaries)
  const makeFolder = (name: string) => makePrivateFolder(home, name)
  const writeFile = (path: string, text: string) => {
    writeFileSync(path, text)
    own(path, home)
  }
  return { folder, home, binary: binaries.postgres, password, makeFolder, writeFile }
}

function makePrivateFolder(home: Home, name: string): string {
  const path = join(home.folder, name)
  mkdirSync(path)
  chmodSync(path, 0o700)
  own(path, home)
  return path
}

function own(path: string, { account }: Home): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Keeps owners and modes: as root, PostgreSQL runs as nobody. */
export function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}

type Launch = Pick<BareCluster, 'home' | 'binary' | 'password'> & {
  readonly cluster: string
  readonly socket: string
  readonly settings: readonly string[]
}

/** Resolves when the server accepts connections. */
export async function start({ binary, cluster, socket, home, password, settings }: Launch): Promise<ChildProcess> {
  const args = ['-D', cluster, ...settingsFor(socket, false), ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(binary, args, {
    ...home.account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    said += part
  })
  while (child.exitCode === null) {
    if (await answers(urlOf(socket, 'postgres', password))) return child
    await sleep(25)
  }
  throw new Error(`PostgreSQL ended with ${child.exitCode}: ${said}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A fast shutdown. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}
