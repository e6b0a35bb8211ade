import type { ChildProcess } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOf } from '../embedded/login.ts'
import { migrate } from '../migrate.ts'
import { type BareCluster, copyFolder, makeCluster, start, stop } from '../testing/bare-cluster.ts'

/** The operators' guide: its settings are those that are tried here. */
const guide = readFileSync(new URL('../../../../docs/recovery.md', import.meta.url), 'utf8')
const GUIDE_FOLDER = '/srv/wal'

let cluster: BareCluster
let archive: string
let base: string
let socket: string
let running: ChildProcess | null = null
let between = { at: '' }

const url = () => urlOf(socket, 'marram', cluster.password)
const launch = async (folder: string, settings: readonly string[]) => {
  running = await start({ ...cluster, cluster: folder, socket, settings: ['wal_level=replica', ...settings] })
}
const end = async () => {
  if (running) await stop(running)
  running = null
}

/** The settings of one block of the guide, in the folder of this test. */
function settingsOf(heading: string): string[] {
  const [, block = ''] = guide.split(`# ${heading}\n`)
  const lines = block.split(/\n *```/)[0]?.split('\n') ?? []
  return lines.filter((line) => line.includes(' = ')).map((line) => line.trim().replaceAll(GUIDE_FOLDER, archive))
}

/** As on the command line of the server. */
const asArgument = (line: string) => line.replace(/^(\w+) = '?(.*?)'?$/, '$1=$2')

async function withClient<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const write = (name: string) =>
  withClient(url(), (client) => client.query("insert into worker_secret (name, value) values ($1, 'secret')", [name]))
const names = () =>
  withClient(url(), async (client) => (await client.query('select name from worker_secret order by name')).rows)

/** By hand, because the package of the embedded PostgreSQL has no pg_basebackup. */
async function takeBaseBackup(to: string): Promise<void> {
  await withClient(url(), async (client) => {
    await client.query("select pg_backup_start('base', true)")
    copyFolder(cluster.home.cluster, to)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    cluster.writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  rmSync(join(to, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(join(to, 'pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(to, 'pg_wal', name))
  }
}

beforeAll(async () => {
  cluster = await makeCluster()
  archive = cluster.makeFolder('wal')
  socket = cluster.makeFolder('s')
  base = join(cluster.folder, 'base')
  await launch(cluster.home.cluster, settingsOf('postgresql.conf').map(asArgument))
  await withClient(urlOf(socket, 'postgres', cluster.password), (client) => client.query('create database marram'))
  await migrate({ url: url() })
  await write('before the base backup')
  await takeBaseBackup(base)
  await write('wanted')
  between = await withClient(url(), async (client) => {
    await client.query("select pg_create_restore_point('before the mistake')")
    const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at')
    return { at: rows[0]?.at ?? '' }
  })
  await write('mistake')
  // A stopped server has archived its last segment.
  await end()
}, 120_000)
afterAll(async () => {
  await end()
  rmSync(cluster.folder, { recursive: true, force: true })
})

async function recover(target: string): Promise<void> {
  const copy = join(cluster.folder, `recovered ${target.slice(0, 20)}`)
  copyFolder(base, copy)
  const settings = settingsOf('postgresql.auto.conf').filter((line) => !line.startsWith('recovery_target_time'))
  appendFileSync(join(copy, 'postgresql.auto.conf'), `${[...settings, target].join('\n')}\n`)
  cluster.writeFile(join(copy, 'recovery.signal'), '')
  // Accepts connections only once it has recovered.
  await launch(copy, ['hot_standby=off'])
}

test('the guide has what a server needs to archive and to recover', () => {
  const keys = (heading: string) => settingsOf(heading).map((line) => line.split(' = ')[0])
  expect(keys('postgresql.conf')).toEqual(['wal_level', 'archive_mode', 'archive_timeout', 'archive_command'])
  expect(keys('postgresql.auto.conf')).toEqual(['restore_command', 'recovery_target_time', 'recovery_target_action'])
})

test.each([
  ['a time', () => `recovery_target_time = '${between.at}'`],
  ['a named point', () => "recovery_target_name = 'before the mistake'"],
])('a server is recovered to %s: what came before is there, what came after is not', async (_, targetOf) => {
  await recover(targetOf())
  expect(await names()).toEqual([{ name: 'before the base backup' }, { name: 'wanted' }])
  await write('after the recovery')
  expect(await migrate({ url: url() })).toEqual([])
  await end()
})

test('without a target it recovers everything that was archived', async () => {
  await recover('')
  expect(await names()).toEqual([{ name: 'before the base backup' }, { name: 'mistake' }, { name: 'wanted' }])
  await end()
})

test('a segment that is archived already is never overwritten', () => {
  const [command = ''] = settingsOf('postgresql.conf').filter((line) => line.startsWith('archive_command'))
  expect(command).toContain(`test ! -f ${archive}/%f`)
})
