import { ServiceError } from '@marram/contract/service-error'
import type { OwnerYear } from '@marram/domain/owner-tax'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { expect, test } from 'vitest'
import { mountTaxRoutes } from './tax-routes.ts'

const figures = {
  year: '2026',
  rent: '120.000',
  letNights: '90',
  directCosts: '',
  furniture: '',
  propertyTax: '',
  propertyValueTax: '',
  taxPercent: '37',
}
const address =
  '/skatteberegning/?year=2026&rent=120000&letNights=90&directCosts=0&furniture=0&propertyTax=0&propertyValueTax=0&taxPercent=37'

function start(failure?: Error) {
  const mailed: [token: string, owner: OwnerYear][] = []
  const log = createLog({ name: 'test', level: 'silent' })
  const app = createService({ name: 'site', log, publicKeys: null })
  mountTaxRoutes(app, {
    taxMailerFor: (token) => ({
      mailTaxCalculation: async (owner) => {
        if (failure) throw failure
        mailed.push([token, owner])
      },
    }),
    editionOf: () => 'da',
    hostOf: () => 'da.localhost',
    log,
  })
  const send = async (headers: Record<string, string> = {}, values: Record<string, string> = figures) => {
    const own = { 'sec-fetch-site': 'same-origin', ...headers }
    const body = new URLSearchParams(values)
    const response = await app.request('/skatteberegning/', { method: 'POST', headers: own, body })
    return [response.status, response.headers.get('location')]
  }
  return { mailed, send }
}

const loggedIn = { cookie: `identity=${'a'.repeat(43)}` }
const refusal = (status: number, code: string) => new ServiceError(status, { data: { error: 'x' }, meta: { code } })

test('a logged-in owner gets the figures by mail', async () => {
  const { mailed, send } = start()
  expect(await send(loggedIn)).toEqual([303, `${address}&mail=sent#mail`])
  expect(mailed).toEqual([['a'.repeat(43), expect.objectContaining({ rent: 120_000, letNights: 90, furniture: 0 })]])
})

test('an anonymous visitor is sent to the login, and back to the result', async () => {
  const { mailed, send } = start()
  expect(await send()).toEqual([303, `/account/login/?next=${encodeURIComponent(address)}`])
  expect(await start(refusal(401, 'not-logged-in')).send(loggedIn)).toEqual(await send())
  expect(mailed).toEqual([])
})

test('invalid figures are shown again', async () => {
  const { mailed, send } = start()
  const [status, location] = await send(loggedIn, { ...figures, rent: 'much' })
  expect([status, location]).toEqual([303, expect.stringContaining('rent=much')])
  expect(mailed).toEqual([])
})

test.each([
  [refusal(403, 'address-unconfirmed'), 'unconfirmed'],
  [refusal(403, 'mails-refused'), 'refused'],
  [refusal(429, 'too-many-mails'), 'too-many'],
  [refusal(503, 'unavailable'), 'failed'],
  [new TypeError('fetch failed'), 'failed'],
])('%s is shown on the page', async (failure, state) => {
  expect(await start(failure).send(loggedIn)).toEqual([303, `${address}&mail=${state}#mail`])
})

test('a form of another site sends no mail', async () => {
  const { mailed, send } = start()
  expect((await send({ ...loggedIn, 'sec-fetch-site': 'cross-site' }))[0]).toBe(403)
  expect(mailed).toEqual([])
})
