import { expect, test, vi } from 'vitest'
import { brokenParts, watchLostParts } from '../kit/testing/broken-parts.ts'
import { mount } from '../kit/testing/mount.tsx'
import { emptySettings, type FrameData } from './frame-data.ts'
import { PageFrameView } from './page-frame.tsx'

vi.mock('./header/header.tsx', () => brokenParts('Header'))
vi.mock('./footer/footer.tsx', () => brokenParts('Footer'))
vi.mock('./consent/widget-scripts.tsx', () => brokenParts('WidgetScripts'))
// The test's document has no fields to record.
vi.mock('../kit/early-input.ts', () => ({ watchPart: () => {}, releasePart: () => {}, releasePage: () => {} }))

const frame: FrameData = { main: [], settings: emptySettings, departments: [], trust: null, footerLinks: [] }

test('a broken header, footer or outside script loses only itself, never the page between them', async () => {
  const lostParts = watchLostParts()
  const page = await mount(
    <PageFrameView frame={frame} scripts={[]}>
      <p>The page.</p>
    </PageFrameView>,
    'en',
  )
  expect(page.text()).toContain('The page.')
  expect(lostParts()).toEqual(['Footer', 'Header', 'WidgetScripts'])
})
