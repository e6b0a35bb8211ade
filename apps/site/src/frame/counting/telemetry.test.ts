import { expect, test } from 'vitest'
import { createTelemetry } from './telemetry.ts'

function setUp() {
  const sent: string[] = []
  const guest = { agrees: true }
  const telemetry = createTelemetry({
    lan: 2,
    mayCount: () => guest.agrees,
    send: (body) => {
      sent.push(body)
      return true
    },
  })
  return { telemetry, sent, guest }
}

test('what happened goes out together, once', () => {
  const { telemetry, sent } = setUp()
  telemetry.count('page:front')
  telemetry.count('page:lodging')
  telemetry.flush()
  telemetry.flush()
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { service: 'site', lan: 2, traces: null, events: [{ name: 'page:front' }, { name: 'page:lodging' }] },
  ])
})

test('without consent nothing is collected, and what was collected before it was taken back is not sent', () => {
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

test('the page that a guest lands on counts once, as soon as consent is known', () => {
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
  expect(batch.events).toEqual([{ name: 'page:lodging' }, { name: 'page:search' }])
})

// spec: error telemetry over the limit
test('more than fits into one request is sent in several', () => {
  const { telemetry, sent } = setUp()
  for (let index = 0; index < 40_000; index += 1) telemetry.count(`page:${'x'.repeat(30)}`)
  telemetry.flush()
  expect(sent.length).toBe(2)
  expect(sent.flatMap((body) => JSON.parse(body).events)).toHaveLength(40_000)
})
