import { expect, test } from 'vitest'
import { createHttpGateway } from './http-gateway.ts'
import { SmsRefusedError } from './sms-gateway.ts'

const sms = { id: '0b9c', to: '+4512345678', body: 'Huset er klar' }

function gatewayAnswering(status: number) {
  const asked: Request[] = []
  const gateway = createHttpGateway({
    url: 'https://sms.example/send',
    token: 'secret',
    fetch: async (...request) => {
      asked.push(new Request(...request))
      return new Response(null, { status })
    },
  })
  return { gateway, asked }
}

test('a message is sent with number, text and token', async () => {
  const { gateway, asked } = gatewayAnswering(202)
  await gateway.send(sms)
  const [request] = asked
  expect(await request?.json()).toEqual(sms)
  expect(request?.headers.get('authorization')).toBe('Bearer secret')
  expect(request?.headers.get('idempotency-key')).toBe('0b9c')
  expect([asked.length, request?.method, request?.redirect]).toEqual([1, 'POST', 'error'])
})

test.each([400, 404, 422])('a gateway that answers %i rejects the message permanently', async (status) => {
  await expect(gatewayAnswering(status).gateway.send(sms)).rejects.toBeInstanceOf(SmsRefusedError)
})

test.each([429, 500, 503])('a gateway that answers %i leaves the outcome unknown', async (status) => {
  const sending = gatewayAnswering(status).gateway.send(sms)
  await expect(sending).rejects.toThrow(`The gateway answered ${status}.`)
  await expect(sending).rejects.not.toBeInstanceOf(SmsRefusedError)
})
