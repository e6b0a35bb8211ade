import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmasterFile, isPostmasterAlive, isProcessThere } from '../embedded/postmaster-file.ts'
import { startEmbedded } from '../embedded/supervisor.ts'
import { copyFolder } from './bare-cluster.ts'
import { keptDataFolder } from './config.ts'
import { fastTemporaryFolder, makeTemporaryFolder } from './temporary-folder.ts'

export type TestServer = {
  url: string
  dataFolder: string
  /** True if it started with the databases of an earlier run. */
  isKept: boolean
  /** Pid of the postmaster. */
  pid(): number
  stop(): Promise<void>
  /** After a stop: keeps its databases for later runs, unless they exist. */
  keep(): void
}

const FOLDER = /^marram-test-(\d+)-/

/** An embedded server in a temporary folder, without crash safety. */
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

/** The folder's name identifies the sources: data of other sources are deleted. */
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

/** A killed test run could not stop its server, so the next one does. */
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
