import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { findFreePort } from '@marram/testkit/free-port'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest'

const root = new URL('../../../', import.meta.url)
const monitoring = new URL('deploy/monitoring/', root).pathname
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const alerts = read('deploy/monitoring/alerts.yml')
const objectives = read('docs/objectives.md')
const operations = read('docs/operations.md')
const dashboard: unknown = JSON.parse(read('deploy/monitoring/dashboard.json'))

let agency: Agency
let metricsPort = 0
let printed = ''
const folder = mkdtempSync(join(tmpdir(), 'marram-monitoring-'))

beforeAll(async () => {
  metricsPort = await findFreePort()
  agency = await startAgency({ env: { METRICS_PORT: String(metricsPort) } })
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const post = (path: string) => visit(agency.port, path, { method: 'POST', headers: json, body: '{}' })
  await Promise.all([visit(agency.port, '/'), post('/api/search/'), post('/api/booking/order/')])
  printed = (await visit(metricsPort, '/metrics')).text
}, 240_000)
afterAll(async () => {
  await agency?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Of the program, its HTTP server, pictures, process and Node. */
const ours = /\b(?:marram|http|images|process|nodejs)_[a-z\d_]*[a-z\d]\b/g

function metricsIn(text: string): string[] {
  return [...new Set([...text.matchAll(ours)].map(([name]) => name))]
}

function expressions(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(expressions)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'expr' && typeof part === 'string' ? [part] : expressions(part),
  )
}

const shown = expressions(dashboard)
const promised = [...objectives.matchAll(/```promql\n(.+)\n```/g)].map(([, query = '']) => query)

describe('every metric that is watched exists', () => {
  const names = () =>
    new Set(
      [...printed.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
  const table = operations.slice(operations.indexOf('## Metrics'), operations.indexOf('## Logs')).replace(/_\*/g, '')

  test.each([
    ['alerts', alerts],
    ['the dashboard', shown.join('\n')],
    ['objectives', objectives],
    ['the operators’ guide', table],
  ])('in %s', (_, text) => {
    expect(metricsIn(text).length).toBeGreaterThan(4)
    expect(metricsIn(text).filter((name) => !names().has(name))).toEqual([])
  })

  test('with the routes that are selected by', () => {
    for (const route of ['unmatched', '/api/search', '/api/booking/order']) {
      expect(printed).toMatch(new RegExp(`^http_requests_total\\{service="site",.*route="${route}"`, 'm'))
    }
    expect(printed).toMatch(/^http_request_duration_seconds_bucket\{le="0.5",service="site",.*route="unmatched"/m)
  })

  test('and the state of mails, jobs and disks is read at each scrape', () => {
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(printed)?.[1] ?? Number.NaN)
    expect(value('marram_database_up')).toBe(1)
    expect(value('marram_mail_waiting_seconds')).toBe(0)
    expect(value('marram_jobs_failed')).toBe(0)
    // Without a backup it counts from the creation of the database.
    expect(value('marram_backup_timestamp_seconds')).toBeGreaterThan(1.7e9)
    expect(value('marram_disk_free_bytes')).toBeGreaterThan(0)
  })
})

test('every alert says what to do, leads to a section that exists, and is tried out', () => {
  const tried = read('deploy/monitoring/alerts.test.yml')
  const anchors = [...operations.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  )
  const all = alerts.split('- alert: ').slice(1)
  expect(all.length).toBeGreaterThan(10)
  for (const alert of all) {
    const name = /^\w+/.exec(alert)?.[0] ?? ''
    expect(alert, name).toMatch(/severity: (?:page|ticket)/)
    expect(alert, name).toMatch(/summary: \S.*\n\s+action: \S/)
    expect(anchors, name).toContain(/see: docs\/operations\.md#(\S+)/.exec(alert)?.[1])
    expect(tried, name).toContain(name)
  }
})

test('the dashboard shows the objectives that are written down', () => {
  expect(promised).toHaveLength(6)
  expect(shown.slice(0, 6)).toEqual(promised)
})

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0

function need(program: string, { skip }: TestContext): void {
  if (!isInstalled(program)) skip(`${program} is not installed (Debian: apt install prometheus)`)
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: monitoring, encoding: 'utf8' })
  return status === 0 ? 'fine' : `${stdout}${stderr}`
}

test('promtool accepts rules and configuration, and the rules raise the right alerts', (context) => {
  need('promtool', context)
  expect(run('promtool', ['check', 'config', 'prometheus.yml'])).toBe('fine')
  expect(run('promtool', ['test', 'rules', 'alerts.test.yml'])).toBe('fine')
})

test('Prometheus scrapes the program, evaluates the rules and answers every query of the dashboard', async (context) => {
  need('prometheus', context)
  const port = await findFreePort()
  const config = read('deploy/monitoring/prometheus.yml')
    .replaceAll('15s', '1s')
    .replace('alerts.yml', join(monitoring, 'alerts.yml'))
    .replace('127.0.0.1:9464', `127.0.0.1:${metricsPort}`)
  writeFileSync(join(folder, 'prometheus.yml'), config)
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const server = spawn('prometheus', args, { stdio: 'ignore' })
  const ended = once(server, 'exit')
  try {
    const ask = async (expr: string): Promise<string> => {
      const answer = await visit(port, `/api/v1/query?query=${encodeURIComponent(expr)}`).catch(() => null)
      return answer?.text ?? ''
    }
    await vi.waitFor(async () => expect(await ask('up{job="marram"} == 1')).toContain('"instance"'), 50_000)
    await vi.waitFor(async () => expect(await ask('marram_database_up == 1')).toContain('"instance"'), 50_000)
    for (const expr of [...shown, ...promised]) {
      expect(await ask(expr.replaceAll('$__rate_interval', '1m')), expr).toMatch(/^\{"status":"success"/)
    }
    expect(await ask('ALERTS{alertname=~"NodeDown|DatabaseDown"}')).toContain('"result":[]')
  } finally {
    server.kill('SIGTERM')
    await ended
  }
})
