import { lazy, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PartBoundary } from './part-boundary.tsx'
import { mount } from './testing/mount.tsx'

function breakablePart() {
  const state = { isBroken: true }
  const Part = () => {
    if (state.isBroken) throw new Error('The part is broken.')
    return <p>The part</p>
  }
  return { Part, state }
}

function pageWith(part: ReactNode) {
  return (
    <>
      <p>Before.</p>
      <PartBoundary apart>{part}</PartBoundary>
      <p>After.</p>
    </>
  )
}

test.each([
  ['da', 'En del af siden kunne ikke vises. Alt andet virker stadig.Prøv igen'],
  [
    'de',
    'Ein Teil dieser Seite kann gerade nicht angezeigt werden. Alles andere funktioniert weiterhin.Noch einmal versuchen',
  ],
  ['en', 'We couldn’t show part of this page. Everything else still works.Try again'],
] as const)('a part that throws leaves the page around it, and says so in %s', async (edition, said) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { Part } = breakablePart()
  const page = await mount(pageWith(<Part />), edition)
  expect(page.text()).toBe(`Before.${said}After.`)
})

test('a guest can try a broken part again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { Part, state } = breakablePart()
  const page = await mount(pageWith(<Part />), 'en')
  state.isBroken = false
  await page.press('Try again')
  expect(page.text()).toBe('Before.The partAfter.')
})

test('a part whose script fails leaves the rest of the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const Part = lazy(() => Promise.reject(new Error('There is no connection.')))
  const page = await mount(pageWith(<Part />), 'en')
  expect(page.text()).toContain('Everything else still works.')
})

test('a part that throws on the server is rendered in the browser, and the page is sent', () => {
  const { Part } = breakablePart()
  const html = renderToString(pageWith(<Part />))
  expect(html).toContain('<p>Before.</p>')
  expect(html).toContain('<p>After.</p>')
})
