import { CatchBoundary } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PartBoundary } from './part-boundary.tsx'
import { keepServedPage, ServedPageOr } from './served-page.tsx'
import { mount } from './testing/mount.tsx'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const body = { innerHTML: '<p>The page as the server wrote it.</p>' }

afterEach(() => keepServedPage('', body))

function Broken(): never {
  throw new Error('The part is broken.')
}

/** Renders a page as the router does, with the error page as fallback when the page throws. */
async function pageFor(userAgent: string, part: React.ReactNode): Promise<{ text: string; html: string | undefined }> {
  vi.spyOn(console, 'warn').mockReturnValue()
  keepServedPage(userAgent, body)
  const errorPage = () => (
    <ServedPageOr>
      <p>The error page.</p>
    </ServedPageOr>
  )
  const page = await mount(
    <CatchBoundary getResetKey={() => 'page'} errorComponent={errorPage}>
      <p>The page.</p>
      {part}
    </CatchBoundary>,
    'en',
  )
  return { text: page.text(), html: page.html() }
}

const part = (
  <PartBoundary apart>
    <Broken />
  </PartBoundary>
)

test.each([
  ['the page', <Broken key="page" />],
  ['a part of it', part],
])('a crawler sees the server HTML when %s fails in the browser', async (_, broken) => {
  expect((await pageFor(googlebot, broken)).html).toBe(body.innerHTML)
})

test('a guest sees the error page when the page fails', async () => {
  expect((await pageFor(firefox, <Broken />)).text).toBe('The error page.')
})

test('a guest sees the page and a notice when a part of it fails', async () => {
  expect((await pageFor(firefox, part)).text).toContain('The page.We couldn’t show part of this page.')
})
