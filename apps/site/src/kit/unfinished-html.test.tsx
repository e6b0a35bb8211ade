import { lazy, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isUnfinished } from './unfinished-html.server.ts'

const Waiting = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}))
const Broken = (): ReactNode => {
  throw new Error('The part is broken.')
}

test.each([
  ['that waits', <Waiting key="waits" />, true],
  ['that failed', <Broken key="failed" />, true],
  ['that is complete', <p key="complete">The part</p>, false],
])('a page with a part %s is detected as finished or not', (_, part, expected) => {
  expect(isUnfinished(renderToString(<Suspense>{part}</Suspense>))).toBe(expected)
})
