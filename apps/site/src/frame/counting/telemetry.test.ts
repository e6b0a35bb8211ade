import { expect, test } from 'vitest'
import { createTelemetry, pageName } from './telemetry.ts'

function setUp() {
  const sent: string[] = []
  const guest = { agrees: true }
  const browser = { room: Number.POSITIVE_INFINITY }
  const telemetry = createTelemetry({
    lan: 2,
    mayCount: () => guest.agrees,
    send: (body) => {
      if (body.length > browser.room) return false
      browser.room -= body.length
      sent.push(body)
      return true
    },
  })
  return { telemetry, sent, guest, browser }
}

test('events are sent together, once', () => {
  const { telemetry, sent } = setUp()
  telemetry.count('page:front')
  telemetry.count('page:lodging')
  telemetry.count('page:front')
  telemetry.flush()
  telemetry.flush()
  const events = [
    { name: 'page:front', count: 2 },
    { name: 'page:lodging', count: 1 },
  ]
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ service: 'site', lan: 2, traces: null, events }])
})

test('without consent nothing is collected, and events collected before its withdrawal are not sent', () => {
  const { telemetry, sent, guest } = setUp()
  guest.agrees = false
  telemetry.count('page:front')
  guest.agrees = true
  telemetry.flush()
  telemetry.count('page:front')
  guest.agrees = false
  telemetry.flush()
  expect(sent).toEqual([])
})

test('the landing page counts once, as soon as consent is known', () => {
  const { telemetry, sent, guest } = setUp()
  guest.agrees = false
  telemetry.showPage('page:lodging')
  telemetry.consentChanged()
  guest.agrees = true
  telemetry.consentChanged()
  telemetry.consentChanged()
  telemetry.showPage('page:search')
  telemetry.flush()
  const [batch] = sent.map((body) => JSON.parse(body))
  expect(batch.events).toEqual([
    { name: 'page:lodging', count: 1 },
    { name: 'page:search', count: 1 },
  ])
})

const counted = (sent: readonly string[]): number =>
  sent.flatMap((body) => JSON.parse(body).events).reduce((sum: number, { count }) => sum + count, 0)

// spec: error telemetry over the limit
test('events that do not fit into one request are sent in several', () => {
  const { telemetry, sent } = setUp()
  for (let index = 0; index < 4000; index += 1) telemetry.count(`page:${'x'.repeat(30)}${index}`)
  telemetry.flush()
  expect(sent.length).toBeGreaterThan(1)
  for (const body of sent) expect(body.length).toBeLessThan(65_536)
  expect(counted(sent)).toBe(4000)
})

// spec: call POST /bridge/telemetry/unsafe/
test('five thousand events of a closing page fit into one beacon that the browser accepts', () => {
  const { telemetry, sent, browser } = setUp()
  browser.room = 65_536
  for (let index = 0; index < 5000; index += 1) telemetry.count(`list:${'abcdefghij'[index % 10]}`)
  telemetry.flush()
  expect([sent.length, counted(sent)]).toEqual([1, 5000])
})

test('a batch that the browser refuses is sent with the next flush, each event once', () => {
  const { telemetry, sent, browser } = setUp()
  browser.room = 10
  telemetry.count('page:front')
  telemetry.flush()
  browser.room = 65_536
  telemetry.count('page:front')
  telemetry.flush()
  telemetry.flush()
  expect([sent.length, counted(sent)]).toEqual([1, 2])
})

test.each([
  ['/ferienhaus-suche/', '', 'page:content'],
  ['/ferienhaus-suche/', '?filter=1&result=1', 'page:search-result'],
  ['/ferienhaus-suche/', '?result=2', 'page:content'],
  ['/', '?result=1', 'page:front'],
])(
  '%s%s counts as %s: a page that shows a result is counted apart from one that begins a search',
  (path, query, name) => {
    expect(pageName('de', path, query)).toBe(name)
  },
)
