import { expect, test } from 'vitest'
import { hasFailed } from './late-parts.tsx'

test('the loading bar shows a failure for a page that failed, not for one that does not exist', () => {
  expect(hasFailed([{ status: 'success' }, { status: 'error' }])).toBe(true)
  expect(hasFailed([{ status: 'success' }, { status: 'notFound' }])).toBe(false)
})
