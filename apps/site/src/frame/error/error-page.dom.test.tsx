import { afterEach, expect, test, vi } from 'vitest'
import { noteFullLoad } from '../../kit/lost-scripts.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { ErrorPage } from './error-page.tsx'
import { ErrorView } from './error-view.tsx'

vi.mock('../page-frame.tsx', () => ({ PageFrame: ({ children }: { children: React.ReactNode }) => children }))
vi.mock('../header/search-form.tsx', () => ({ SearchForm: () => null }))
vi.mock('../header/use-favorites-path.ts', () => ({ useFavoritesPath: () => '/favorithauser/' }))
vi.mock('@marram/ui/picture', () => ({ Picture: () => null }))
vi.mock('../../kit/page-styles.tsx', () => ({ PageStyles: () => null }))

function WithDetails({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  Object.assign(usePageContext().scope, { errorDetails: isShown })
  return children
}

const shown = async (isShown: boolean) => {
  const view = (
    <ErrorView title="Das ging schief" error={new Error('The house is on fire.')}>
      <p>Bitte später.</p>
    </ErrorView>
  )
  return (await mount(<WithDetails isShown={isShown}>{view}</WithDetails>)).text()
}

afterEach(() => vi.unstubAllGlobals())

test('the error page shows message and stack if they are enabled', async () => {
  expect(await shown(true)).toMatch(/The house is on fire\..*error-page\.dom\.test/s)
})

test('visitors see neither', async () => {
  const text = await shown(false)
  expect(text).toContain('Das ging schief')
  expect(text).not.toContain('on fire')
})

test('a click that continues as a full load shows no error meanwhile', async () => {
  const error = new Error('Failed to fetch dynamically imported module')
  noteFullLoad(error)
  expect((await mount(<ErrorPage error={error} />)).text()).toBe('')
})
