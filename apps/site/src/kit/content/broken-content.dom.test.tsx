import type { Section } from '@marram/contract/content/section-shape'
import { en } from '@marram/i18n/messages/en'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { EntryPopupButton } from './blocks/entry-popup-button.tsx'
import { ContentProvider } from './content-environment.ts'
import { RichText } from './rich-text.tsx'
import { Sections } from './sections.tsx'
import { testEnvironment } from './testing/render.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

test('a broken section of the editors loses only itself, neither the next one nor the page', async () => {
  const quote: Section = {
    __typename: 'SectionQuote',
    sys: { id: 'quote' },
    quote: 'It was still there.',
    author: null,
  }
  const broken = new Proxy(quote, {
    get: (target, field, receiver) => {
      if (field === 'quote') throw new Error('The quote cannot be read.')
      return Reflect.get(target, field, receiver)
    },
  })
  const page = await mount(
    <ContentProvider value={testEnvironment({ edition: 'en' })}>
      <Sections sections={[broken, quote]} />
    </ContentProvider>,
    'en',
  )
  expect(page.text()).toMatch(new RegExp(`^${en.ui.partFailed}.*It was still there\\.`))
})

test('a dialog that breaks when it opens loses only itself, never the page', async () => {
  // The document of this test has no body to render a dialog into.
  const page = await mount(
    <ContentProvider value={testEnvironment({ edition: 'en', loadPopup: async () => null })}>
      <p>The page.</p>
      <EntryPopupButton
        text="Prices"
        page={{ id: 'prices', type: 'page', title: 'Prices', path: '/prices/' }}
        RichText={RichText}
      />
    </ContentProvider>,
    'en',
  )
  await page.press(`Prices, ${en.content.openPopup}`)
  expect(page.text()).toContain('The page.')
  expect(page.text()).toContain(en.ui.partFailed)
})
