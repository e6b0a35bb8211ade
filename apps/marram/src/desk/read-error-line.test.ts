import { createLog } from '@marram/service-kit/logging'
import { expect, test } from 'vitest'
import { readErrorLine } from './read-error-line.ts'

function lineOf(details: object, message = 'request failed'): string {
  const lines: string[] = []
  const log = createLog({ name: 'marram', write: (written) => lines.push(written) })
  log.error(details, message)
  return lines.join('')
}
const failWith = (message: string) => new TypeError(message)
const read = (details: object, message?: string) => readErrorLine(lineOf(details, message))

test('an error has its class, its message and its frames, but no folder of this machine', () => {
  const error = read({ err: failWith('The house is gone.') })
  expect(error).toMatchObject({ kind: 'TypeError', message: 'request failed: The house is gone.', requestId: null })
  expect(error?.stack).toMatch(/^at failWith \(apps\/marram\/src\/desk\/read-error-line\.test\.ts:\d+:\d+\)/)
})

test('the same fault is one error, whatever numbers and guests it names', () => {
  const [first, second, other] = [17, 18]
    .map((booking) => failWith(`karen${booking}@example.org has no bed ${booking}`))
    .concat(failWith('another fault'))
    .map((err) => read({ err })?.fingerprint)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

test('a reason stands in for an error, in one line', () => {
  expect(read({ reason: '550 no karen@example.org here\nsecond line' }, 'a mail could not be sent')).toMatchObject({
    message: 'a mail could not be sent: 550 no …@… here',
    stack: '',
  })
})

test('causes are named without what guests sent', () => {
  const cause = new Error('Key (email)=(karen@example.org) already exists.')
  const error = read({ err: new Error('The mail was not stored.\nkaren@example.org', { cause }) })
  expect(error?.stack).toContain('caused by Error: Key (email)=(…@…) already exists.')
  expect(JSON.stringify(error)).not.toContain('karen')
})

test('endless texts are cut', () => {
  const error = read({ err: failWith('so '.repeat(10_000)) })
  expect(error?.message).toHaveLength(1000)
})
