import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'

let workers: TestWorkers
beforeAll(async () => {
  workers = await startTestWorkers()
})
beforeEach(() => workers.database.db.deleteFrom('telemetry_count').execute())
afterAll(() => workers.database.drop())

const counts = () =>
  workers.database.db.selectFrom('telemetry_count').select(['name', 'count']).orderBy('name').execute()
const batch = (...names: string[]) => ({
  service: 'site' as const,
  lan: 2 as const,
  traces: { user: 'karen@example.org' },
  events: names.map((name) => ({ name, from: '192.0.2.1', who: 'karen@example.org' })),
})

// spec: call POST /bridge/telemetry/; entity Payload: telemetry batch
test('events are counted by name and day, and nothing else is stored or logged', async () => {
  expect(await workers.client.sendTelemetry(batch('search', 'search', 'open'))).toBe(3)
  await workers.client.sendTelemetry(batch('search'))
  expect(await counts()).toEqual([
    { name: 'open', count: 1 },
    { name: 'search', count: 3 },
  ])
  expect(workers.logged.join()).not.toMatch(/karen|192\.0\.2/)
})

// spec: call POST /bridge/telemetry/unsafe/
test('a beacon needs no header', async () => {
  const plain = { 'content-type': 'text/plain;charset=UTF-8' }
  expect((await workers.post('/bridge/telemetry/unsafe/', batch('leave'), plain)).status).toBe(200)
  expect((await workers.post('/bridge/telemetry/', batch('leave'), plain)).status).toBe(401)
  expect(await counts()).toEqual([{ name: 'leave', count: 1 }])
})

// spec: constant telemetry batch size
test('a batch of more than a million characters is refused', async () => {
  const event = (length: number) => ({ ...batch(), events: [{ name: 'x', text: 'ø'.repeat(length) }] })
  expect((await workers.post('/bridge/telemetry/', event(999_900))).status).toBe(200)
  const response = await workers.post('/bridge/telemetry/', event(1_000_000))
  expect([response.status, (await response.json()).meta.code]).toEqual([413, 'batch-too-large'])
})

test.each([
  { ...batch('x'), service: 'site; drop table' },
  { ...batch('x'), lan: 3 },
  { ...batch('<script>') },
  { ...batch('x'), service: 'made-up' },
  { ...batch('guest-4711') },
  { ...batch('x'), events: 'all' },
])('an invalid batch is refused (case %#)', async (body) => {
  expect((await workers.post('/bridge/telemetry/', body)).status).toBe(422)
})

test('invented names are counted in one row', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const names = letters.flatMap((a) => letters.map((b) => `made-up-${a}${b}`))
  await workers.client.sendTelemetry(batch(...names))
  const rows = await counts()
  expect(rows.length).toBe(301)
  expect(rows.find(({ name }) => name === 'other')?.count).toBe(376)
})

// spec: call POST /bridge/telemetry/; call POST /bridge/telemetry/unsafe/
test('five thousand events in concurrent batches, the last by a beacon, are counted once each', async () => {
  const names = ['page:front', 'page:search', 'page:lodging', 'list:grid']
  const large = (from: number, length: number) => ({
    ...batch(),
    events: Array.from({ length }, (_, index) => ({ name: names[(from + index) % 4] ?? '', note: 'x'.repeat(600) })),
  })
  const closing = { ...batch(), events: names.map((name) => ({ name, count: 250 })) }
  const plain = { 'content-type': 'text/plain;charset=UTF-8' }
  const answers = await Promise.all([
    ...[0, 1000, 2000, 3000].map((from) => workers.post('/bridge/telemetry/', large(from, 1000))),
    workers.post('/bridge/telemetry/unsafe/', closing, plain),
  ])
  const replies = await Promise.all(answers.map((answer) => answer.json()))
  expect(replies.map(({ data }) => data.counted)).toEqual([1000, 1000, 1000, 1000, 1000])
  expect(await counts()).toEqual(names.toSorted().map((name) => ({ name, count: 1250 })))
})

test.each([0, -1, 1.5, 20_001, '2'])('an event cannot have happened %j times', async (count) => {
  const response = await workers.post('/bridge/telemetry/', { ...batch(), events: [{ name: 'x', count }] })
  expect(response.status).toBe(422)
})

test('counts cannot exceed the limit of a batch', async () => {
  const events = ['a', 'b'].map((name) => ({ name, count: 15_000 }))
  expect((await workers.post('/bridge/telemetry/', { ...batch(), events })).status).toBe(422)
})
