import { giveConsent, noConsent } from '@marram/domain/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentAllows, consentStore, onConsentChange, readConsent, saveConsent } from './consent-choice.ts'

const page = { cookie: '' }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  consentStore.set(noConsent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('only necessary cookies are allowed before the guest has chosen', () => {
  expect(readConsent()).toEqual(noConsent)
  expect(consentAllows('necessary')).toBe(true)
  expect(consentAllows('functional')).toBe(false)
})

test('a choice is stored in the cookie, for half a year and over HTTPS only, and read from it again', () => {
  saveConsent(giveConsent(['functional']))
  expect(page.cookie).toMatch(/^consent=%22necessary\.functional%22; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/)
  consentStore.set(noConsent)
  expect(readConsent().given).toEqual(['necessary', 'functional'])
  expect(consentAllows('functional')).toBe(true)
  expect(consentAllows('marketing')).toBe(false)
})

test('listeners are notified of every change of consent', () => {
  const heard: string[] = []
  const stop = onConsentChange(({ given }) => heard.push(given.join(' ')))
  saveConsent(giveConsent(['necessary']))
  saveConsent(giveConsent(['statistic']))
  stop()
  saveConsent(giveConsent(['marketing']))
  expect(heard).toEqual(['necessary', 'necessary statistic'])
})

test('an invalid cookie counts as no choice and is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  page.cookie = 'consent=%22everything%22'
  expect(readConsent()).toEqual(noConsent)
  expect(warn).toHaveBeenCalledOnce()
})
