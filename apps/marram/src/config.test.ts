import { bankOf } from '@marram/booking/config'
import { demoMapFile } from '@marram/demo/map'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('the demo agency needs no settings', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    defaultEdition: 'de',
    publicKeys: ['marram-demo'],
    hosts: {},
  })
})

test('all problems are reported at once, and no secret is shown', () => {
  const read = () =>
    readConfig({ PORT: 'many', DEFAULT_EDITION: 'fr', DATABASE_URL: 'mysql://me:hunter2@db', MARRAM_HOSTS: 'xx=1' })
  expect(read).toThrow(/PORT.*[\s\S]*DEFAULT_EDITION[\s\S]*MARRAM_HOSTS[\s\S]*DATABASE_URL/)
  expect(read).not.toThrow(/hunter2/)
})

test('a map that cannot be drawn stops the start, and says why', () => {
  expect(() => readConfig({ MAP_TILES: '/nowhere/region.pmtiles' })).toThrow(/MAP_TILES: the file cannot be read/)
  expect(() => readConfig({ MAP_TILES: import.meta.filename })).toThrow(/MAP_TILES: the file is not in PMTiles format/)
  expect(readConfig({ MAP_TILES: demoMapFile }).mapTiles).toBe(demoMapFile)
})

describe('in production', () => {
  test('the demo key is rejected', () => {
    expect(() => readConfig({ MARRAM_MODE: 'production' })).toThrow(/PUBLIC_KEYS: the demo key/)
    expect(() => readConfig({ MARRAM_MODE: 'production', PUBLIC_KEYS: 'own,marram-demo' })).toThrow(/PUBLIC_KEYS/)
  })
  test('it is rejected together with all other problems', () => {
    expect(() => readConfig({ MARRAM_MODE: 'production', PORT: 'x' })).toThrow(/PORT[\s\S]*PUBLIC_KEYS/)
  })
  const production = {
    MARRAM_MODE: 'production',
    PUBLIC_KEYS: 'own-key',
    SEARCH_KEY: 'own-search',
    MARRAM_HOSTS: 'da=https://marram.dk,de=https://marram.de,en=https://marram.example',
  }
  test('custom keys and hosts are enough', () => {
    expect(readConfig(production)).toMatchObject({ publicKeys: ['own-key'], searchKey: 'own-search' })
  })
  test('the sandbox accepts no payments', () => {
    expect(() => readConfig({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toThrow(/PAYMENT_PROVIDER: the sandbox/)
    expect(readConfig({ ...production, PAYMENT_PROVIDER: 'none' }).paymentProvider).toBe('none')
  })
  test('Stripe requires its key, and the secret that verifies its notices', () => {
    const stripe = {
      ...production,
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRETS: 'whsec_1',
    }
    expect(readConfig(stripe)).toMatchObject({ paymentProvider: 'stripe', stripeWebhookSecrets: ['whsec_1'] })
    expect(() => readConfig({ ...stripe, STRIPE_KEY: undefined })).toThrow('STRIPE_KEY')
    expect(() => readConfig({ ...stripe, STRIPE_WEBHOOK_SECRETS: '' })).toThrow('STRIPE_WEBHOOK_SECRETS')
  })
  test('transfers use an account with valid check digits, and none unless it is set', () => {
    expect(bankOf(readConfig(production), null)).toEqual({})
    const account = 'name=Marram; iban=DE89370400440532013000; bic=COBADEFF'
    expect(bankOf(readConfig({ ...production, BANK_EUR: account }), null)).toMatchObject({ EUR: { name: 'Marram' } })
    expect(() => readConfig({ ...production, BANK_EUR: account.replace('3000', '3001') })).toThrow('BANK_EUR')
  })
  test.each(['METRICS_TOKEN', 'PREVIEW_KEY', 'SEARCH_STAFF_KEY'])('a short %s is rejected and not shown', (name) => {
    const read = (secret: string) => () => readConfig({ ...production, [name]: secret })
    expect(read('fifteen-letters')).toThrow(`${name}: its value (not shown) is too short for production`)
    expect(read('fifteen-letters')).toThrow('at least 16 random characters')
    expect(read('fifteen-letters')).not.toThrow(/fifteen-letters/)
    expect(read('sixteen-letters!')).not.toThrow()
  })
  test('needs a second factor of staff', () => {
    const read = () => readConfig({ ...production, DESK_SECOND_FACTOR: 'optional' })
    expect(read).toThrow(/DESK_SECOND_FACTOR: a password alone/)
    expect(readConfig({ DESK_SECOND_FACTOR: 'required' }).secondFactor).toBe('required')
  })

  test('outside production secrets may be short', () => {
    expect(readConfig({ PREVIEW_KEY: 'short' }).previewKey).toBe('short')
  })
  test('the demo’s search key is rejected, and so is a staff key that every browser knows', () => {
    const env = { MARRAM_MODE: 'production', PUBLIC_KEYS: 'own-key' }
    expect(() => readConfig(env)).toThrow(/SEARCH_KEY: the demo key/)
    expect(() => readConfig({ ...env, SEARCH_KEY: 'one', SEARCH_STAFF_KEY: 'one' })).toThrow(/SEARCH_STAFF_KEY/)
  })
})

test('hosts are origins of editions', () => {
  expect(readConfig({ MARRAM_HOSTS: 'da=https://marram.example, en=https://en.marram.example:8443' }).hosts).toEqual({
    da: 'https://marram.example',
    en: 'https://en.marram.example:8443',
  })
})
