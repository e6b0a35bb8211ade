import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { accessLog } from './access-log.ts'
import { createLog, type LogOptions } from './logging.ts'
import { runInRequestContext } from './request-context.ts'

function listen(options: Partial<LogOptions> = {}) {
  const lines: string[] = []
  const log = createLog({ name: 'site', write: (line) => lines.push(line), ...options })
  const records = () => lines.map((line): Record<string, unknown> => JSON.parse(line))
  return { log, lines, records }
}

describe('a log line', () => {
  test('is one line of JSON with time, level, name and message', () => {
    const { log, lines, records } = listen()
    log.info({ houses: 3 }, 'two\nlines')
    expect(lines[0]?.trimEnd()).not.toContain('\n')
    expect(records()[0]).toMatchObject({ level: 'info', name: 'site', houses: 3, msg: 'two\nlines' })
    expect(records()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  test('has the ids of its request', () => {
    const { log, records } = listen()
    runInRequestContext({ requestId: 'request-1', traceId: 'trace-1' }, () => log.info('inside'))
    log.info('outside')
    expect(records()[0]).toMatchObject({ requestId: 'request-1', traceId: 'trace-1' })
    expect(records()[1]).not.toHaveProperty('requestId')
  })

  test('has the ids of the open span', () => {
    const { log, records } = listen()
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    runInRequestContext({ requestId: 'request-1', traceparent }, () => log.info('inside'))
    expect(records()[0]).toMatchObject({ trace_id: '4bf92f3577b34da6a3ce929d0e0e4736', span_id: '00f067aa0ba902b7' })
  })

  test('below the level is dropped', () => {
    const { log, lines } = listen({ level: 'warn' })
    log.info('quiet')
    log.warn('loud')
    expect(lines).toHaveLength(1)
  })
})

describe('a secret', () => {
  const secrets = {
    authorization: 'Bearer s3cret',
    Cookie: 'identity=s3cret',
    'set-cookie': ['s3cret'],
    password: 's3cret',
    password_confirm: 's3cret',
    reset_token: 's3cret',
    accessToken: 's3cret',
    apiKey: 's3cret',
    captcha: 's3cret',
  }

  test.each([
    ['at the top', secrets],
    ['deep inside', { request: { parts: [{ headers: secrets }] } }],
    ['in headers', { headers: new Headers({ authorization: 'Bearer s3cret', cookie: 'a=s3cret' }) }],
    [
      'in a value that is too deep to look into',
      { a: { b: { c: { d: { e: { f: { g: { password: 's3cret' } } } } } } } },
    ],
  ])('is not logged %s', (_, fields) => {
    const { log, lines } = listen()
    log.info({ ...fields, house: 'AB1234' }, 'hello')
    expect(lines[0]).not.toContain('s3cret')
    expect(lines[0]).toContain('AB1234')
  })

  test('is not logged by a child logger or a child of it', () => {
    const { log, lines, records } = listen()
    log.child({ token: 's3cret', job: 'mail' }).child({ password: 's3cret', attempt: 2 }).info('hello')
    expect(lines[0]).not.toContain('s3cret')
    expect(records()[0]).toMatchObject({ name: 'site', job: 'mail', attempt: 2 })
  })

  test('in the reply body of an error is not logged', () => {
    const { log, lines, records } = listen()
    const cause = new Error('inner')
    log.error(
      { err: Object.assign(new Error('outer', { cause }), { status: 502, body: { token: 's3cret' } }) },
      'failed',
    )
    expect(lines[0]).not.toContain('s3cret')
    expect(records()[0]).toMatchObject({ err: { message: 'outer', status: 502, cause: { message: 'inner' } } })
    expect(lines[0]).toContain('logging.test.ts')
  })

  test('keeps ordinary fields with similar names', () => {
    const { log, records } = listen()
    log.info({ tokens: 5, monkey: 'x', keyboard: 'y' }, 'hello')
    expect(records()[0]).toMatchObject({ tokens: 5, monkey: 'x', keyboard: 'y' })
  })
})

describe('at a terminal', () => {
  test('a line is short and readable', () => {
    const { log, lines } = listen({ pretty: true })
    log.warn({ path: '/jobs/', ms: 12 }, 'slow page')
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d \S*warn \S* site {2}slow page path=\/jobs\/ ms=12\n$/)
  })

  test('an error has its stack', () => {
    const { log, lines } = listen({ pretty: true })
    log.error({ err: new Error('no database') }, 'failed')
    expect(lines[0]).toMatch(/failed\nError: no database\n +at /)
  })
})

describe('the access log', () => {
  test('has a line per request, by path and pattern, without query and address', async () => {
    const { log, lines, records } = listen()
    const app = new Hono().use(accessLog(log)).get('/houses/:id', (c) => c.text('x'))
    const socket = { incoming: { socket: {} } }
    await app.request('/houses/7?reset=s3cret', { headers: { 'x-forwarded-for': '203.0.113.5' } }, socket)
    expect(records()).toMatchObject([
      { level: 'info', method: 'GET', path: '/houses/7', route: '/houses/:id', status: 200 },
    ])
    expect(lines[0]).not.toMatch(/s3cret|203\.0/)
  })

  test('omits tokens from paths', async () => {
    const { log, records } = listen()
    const token = '0123456789abcdef0123456789abcdef'
    const app = new Hono().use(accessLog(log)).all('*', (c) => c.text('x', 500))
    for (const path of [`/lists/${token}/`, `/lists/${token.toUpperCase()}`]) await app.request(path)
    expect(records()).toMatchObject([{ path: '/lists/:token/' }, { path: '/lists/:token' }])
  })

  test('skips in-process calls, whose page is logged already', async () => {
    const { log, records } = listen()
    await new Hono()
      .use(accessLog(log))
      .get('/', (c) => c.text('x'))
      .request('/')
    expect(records()).toEqual([])
  })

  test('marks failures', async () => {
    const { log, records } = listen()
    const app = new Hono().use(accessLog(log)).get('/', (c) => c.text('x', 503))
    await app.request('/')
    expect(records()).toMatchObject([{ level: 'warn', status: 503 }])
  })
})
