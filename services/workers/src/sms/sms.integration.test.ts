import { createServer } from 'node:http'
import { queueSms } from '@marram/database/sms/queue-sms'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deliverSms } from './deliver-sms.ts'
import { createHttpGateway } from './http-gateway.ts'

let database: TestDatabase
let smsId: string
const log = createLog({ name: 'test', level: 'silent' })
beforeEach(async () => {
  database = await createTestDatabase()
  await queueSms(database.db, { key: 'ready', kind: 'service', to: '+4512345678', body: 'Huset er klar' })
  const { id } = await database.db.selectFrom('sms').select('id').executeTakeFirstOrThrow()
  smsId = id
})
afterEach(() => database.drop())

const deliver = (url: string, timeoutMs = 20_000) =>
  deliverSms(smsId, { db: database.db, gateway: createHttpGateway({ url, timeoutMs }), log })
const state = async () => (await database.db.selectFrom('sms').select('state').executeTakeFirstOrThrow()).state

/** A gateway with one answer, null for silence. */
async function withGateway(status: number | null, work: (url: string, asked: () => number) => Promise<void>) {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    if (status !== null) response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, () => asked)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('a gateway that', () => {
  test('accepts the message gets it once', async () => {
    await withGateway(202, async (url, asked) => {
      await deliver(url)
      await deliver(url)
      expect([await state(), asked()]).toEqual(['sent', 1])
    })
  })

  test.each(['name', 'port'])('cannot be reached, the message is retried: its %s is unknown', async (what) => {
    let closed = ''
    await withGateway(202, async (url) => {
      closed = url
    })
    const url = what === 'name' ? 'http://sms.invalid/' : closed
    await expect(deliver(url)).rejects.toThrow()
    expect(await state()).toBe('waiting')
    await withGateway(202, async (back, asked) => {
      await deliver(back)
      expect([await state(), asked()]).toEqual(['sent', 1])
    })
  })

  test.each([429, 500, null])('fails after the message was sent, it is not sent again (%s)', async (status) => {
    await withGateway(status, async (url, asked) => {
      await deliver(url, 200)
      await deliver(url, 200)
      expect([await state(), asked()]).toEqual(['unconfirmed', 1])
    })
  })

  test('refuses the message, it is not sent again', async () => {
    await withGateway(422, async (url, asked) => {
      await deliver(url)
      await deliver(url)
      expect([await state(), asked()]).toEqual(['refused', 1])
    })
  })
})
