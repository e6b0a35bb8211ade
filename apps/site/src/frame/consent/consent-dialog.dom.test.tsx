import { expect, test } from 'vitest'
import { mount } from '../../kit/testing/mount.tsx'
import { emptySettings } from '../frame-data.ts'
import { ConsentDialog } from './consent-dialog.tsx'

const pages = {
  ...emptySettings.pages,
  cookies: '/cookies/',
  imprint: '/impressum/',
  contact: '/kontakt/',
  privacy: '/privacy/',
  terms: '/terms/',
}

test.each([
  ['da', ['/cookies/', '/kontakt/', '/privacy/', '/terms/']],
  ['de', ['/cookies/', '/impressum/', '/privacy/', '/terms/']],
  ['en', ['/cookies/', '/kontakt/', '/privacy/', '/terms/']],
] as const)(
  'who asks about cookies, and under which terms, can be read before a choice, in %s',
  async (edition, hrefs) => {
    const page = await mount(<ConsentDialog pages={pages} />, edition)
    expect(Object.values(page.links())).toEqual(hrefs)
  },
)

test('a page missing from an edition is not linked', async () => {
  const page = await mount(<ConsentDialog pages={{ ...pages, terms: null }} />, 'en')
  expect(page.links()).toEqual({ 'More about cookies': '/cookies/', Contact: '/kontakt/', Privacy: '/privacy/' })
})
