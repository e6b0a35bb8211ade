import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { getBinaryPackage, prepareBinaries } from '../embedded/binaries.ts'
import { type Home, prepareHome } from '../embedded/home.ts'
import { prepareLogin, urlOf } from '../embedded/login.ts'
import { settingsFor } from '../embedded/settings.ts'
import { startEmbedded } from '../embedded/supervisor.ts'
import { fastTemporaryFolder, makeTemporaryFolder } from './temporary-folder.ts'

export type ReplicatedServer = {
  /** The URL of a database on the primary, and of the same on the replica. */
  urlOf(database: string): string
  replicaUrlOf(database: string): string
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  stop(): Promise<void>
}

const replication = ['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on', 'wal_receiver_status_interval=1']

/** The embedded PostgreSQL with a streaming replica on the same machine, both without crash safety. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const folder = makeTemporaryFolder(`marram-test-${process.pid}-`, fastTemporaryFolder())
  const log = (): void => {}
  await (await startEmbedded({ dataFolder: folder, log, durable: false })).stop()
  const home = prepareHome(folder, log)
  const binaries = prepareBinaries(home, getBinaryPackage(process.platform, process.arch))
  const password = await prepareLogin(home, binaries)
  const sockets = { primary: socketFolder(home, 'a'), replica: socketFolder(home, 'b') }
  appendFileSync(join(home.cluster, 'pg_hba.conf'), 'local replication all scram-sha-256\n')
  const launch = (cluster: string, socket: string) =>
    start({ binary: binaries.postgres, cluster, socket, home, password })
  // Until it has run with the level of replication, a copy could not follow it.
  await stop(await launch(home.cluster, sockets.primary))
  const copy = `${home.cluster}-replica`
  const { status, stderr } = spawnSync('cp', ['-a', home.cluster, copy], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The cluster could not be copied: ${stderr}`)
  writeFileSync(join(copy, 'standby.signal'), '')
  const source = `user=marram password=${password} host=${sockets.primary} port=5432 sslmode=disable`
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  const primary = await launch(home.cluster, sockets.primary)
  let replica: ChildProcess | null = await launch(copy, sockets.replica)
  const stopReplica = async () => {
    if (replica) await stop(replica)
    replica = null
  }
  return {
    urlOf: (database) => urlOf(sockets.primary, database, password),
    replicaUrlOf: (database) => urlOf(sockets.replica, database, password),
    stopReplica,
    startReplica: async () => {
      replica ??= await launch(copy, sockets.replica)
    },
    async stop() {
      await stopReplica()
      await stop(primary)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function socketFolder({ folder, account }: Home, name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  chmodSync(path, 0o700)
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

type Launch = { binary: string; cluster: string; socket: string; home: Home; password: string }

async function start({ binary, cluster, socket, home, password }: Launch): Promise<ChildProcess> {
  const args = ['-D', cluster, ...settingsFor(socket, false), ...replication.flatMap((setting) => ['-c', setting])]
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
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}
