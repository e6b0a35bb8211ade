import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmasterFile, isPostmasterAlive, isProcessThere } from '../embedded/postmaster-file.ts'
import { startEmbedded } from '../embedded/supervisor.ts'
import { keptDataFolder } from './config.ts'
import { fastTemporaryFolder, makeTemporaryFolder } from './temporary-folder.ts'

export type TestServer = {
  url: string
  dataFolder: string
  /** It began with the databases of an earlier run. */
  isKept: boolean
  /** Of the postmaster. */
  pid(): number
  stop(): Promise<void>
  /** Once it has stopped: leaves its databases to later runs, unless an earlier one did. */
  keep(): void
}

const FOLDER = /^marram-test-(\d+)-/

/** An embedded server in a temporary folder, fast rather than safe. */
export async function startTestServer(): Promise<TestServer> {
  await removeLeftovers()
  const dataFolder = makeTemporaryFolder(`marram-test-${process.pid}-`, fastTemporaryFolder())
  const kept = keptDataFolder()
  const isKept = kept !== undefined && existsSync(kept)
  if (isKept) copyFolder(kept, join(dataFolder, 'postgres'))
  const { urlOf, pid, stop } = await startEmbedded({ dataFolder, log: () => {}, durable: false })
  const keep = () => {
    if (kept !== undefined && !existsSync(kept)) keepFolder(join(dataFolder, 'postgres'), kept)
  }
  return { url: urlOf('postgres'), dataFolder, isKept, pid, stop, keep }
}

/** Owners and modes stay as they are: as root, PostgreSQL runs as nobody. */
function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The test databases could not be copied: ${stderr}`)
}

/** The name of the folder tells the sources: what other sources made is of no use any more. */
function keepFolder(from: string, to: string): void {
  const parent = dirname(to)
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    if (name !== basename(to)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const draft = `${to}.${process.pid}`
  copyFolder(from, draft)
  if (existsSync(to)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, to)
}

/** A test run that was killed could not stop its server: the next one does. */
async function removeLeftovers(): Promise<void> {
  for (const parent of new Set([tmpdir(), fastTemporaryFolder()])) await removeLeftoversIn(parent)
}

async function removeLeftoversIn(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const owner = FOLDER.exec(name)?.[1]
    if (!owner || isProcessThere(Number(owner))) continue
    const folder = join(parent, name)
    if (statSync(folder).uid !== process.getuid?.()) continue
    await endServer(join(folder, 'postgres', 'cluster'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function endServer(cluster: string): Promise<void> {
  const file = findPostmasterFile(cluster)
  if (!file || !isPostmasterAlive(file, cluster)) return
  process.kill(file.pid, 'SIGQUIT')
  while (isPostmasterAlive(file, cluster)) await sleep(25)
}
