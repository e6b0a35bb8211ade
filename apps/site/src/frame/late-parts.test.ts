import { expect, test } from 'vitest'
import { hasFailed } from './late-parts.tsx'

test('the loading bar shows a failure for a failed page, not for a missing one', () => {
  expect(hasFailed([{ status: 'success' }, { status: 'error' }])).toBe(true)
  expect(hasFailed([{ status: 'success' }, { status: 'notFound' }])).toBe(false)
})
