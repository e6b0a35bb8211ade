import { da } from '@marram/i18n/messages/da'
import { de } from '@marram/i18n/messages/de'
import { en } from '@marram/i18n/messages/en'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../../kit/testing/mount.tsx'
import './session-client.ts'
import { SessionLinks } from './session-links.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['da', da],
  ['de', de],
  ['en', en],
] as const)('a failed logout is reported with advice, in %s', async (edition, { header }) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const page = await mount(<SessionLinks guestSiteUrl={null} />, edition)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no connection.')))
  await page.press(`${header.logout} `)
  await vi.waitFor(() => expect(page.text()).toContain(header.logoutFailed))
})
