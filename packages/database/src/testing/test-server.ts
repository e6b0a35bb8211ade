import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmasterFile, isPostmasterAlive, isProcessThere } from '../embedded/postmaster-file.ts'
import { startEmbedded } from '../embedded/supervisor.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

export type TestServer = { url: string; dataFolder: string; stop(): Promise<void> }

const FOLDER = /^marram-test-(\d+)-/

/** An embedded server in a temporary folder, fast rather than safe. */
export async function startTestServer(): Promise<TestServer> {
  await removeLeftovers()
  const dataFolder = makeTemporaryFolder(`marram-test-${process.pid}-`)
  const { urlOf, stop } = await startEmbedded({ dataFolder, log: () => {}, durable: false })
  return { url: urlOf('postgres'), dataFolder, stop }
}

/** A test run that was killed could not stop its server: the next one does. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = FOLDER.exec(name)?.[1]
    if (!owner || isProcessThere(Number(owner))) continue
    const folder = join(tmpdir(), name)
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
