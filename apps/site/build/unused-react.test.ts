import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { leaveOut } from './unused-react.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('react-dom/package.json'))
const reactDom = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('the React that is installed loses what the site does not use, and nothing that it does', () => {
  const left = leaveOut(reactDom)
  expect(left).not.toMatch(/\.startViewTransition\(|prototype\.observeUsing/)
  expect(left).toMatch(/function updateSuspenseComponent\([^{]*\{\s+var/)
  expect(parseSync('react-dom.js', left).errors).toEqual([])
})

test('a React that has renamed a function stops the build', () => {
  const renamed = reactDom.replaceAll('updateActivityComponent', 'renderActivity')
  expect(() => leaveOut(renamed)).toThrow('React DOM no longer has updateActivityComponent.')
})
