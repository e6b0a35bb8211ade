import type { ChildProcess } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlOf } from '../embedded/login.ts'
import { copyFolder, makeCluster, start, stop } from './bare-cluster.ts'

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
  const made = await makeCluster()
  const { folder, home, password, makeFolder } = made
  const sockets = { primary: makeFolder('a'), replica: makeFolder('b') }
  appendFileSync(join(home.cluster, 'pg_hba.conf'), 'local replication all scram-sha-256\n')
  const launch = (cluster: string, socket: string) => start({ ...made, cluster, socket, settings: replication })
  // Until it has run with the level of replication, a copy could not follow it.
  await stop(await launch(home.cluster, sockets.primary))
  const copy = `${home.cluster}-replica`
  copyFolder(home.cluster, copy)
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
