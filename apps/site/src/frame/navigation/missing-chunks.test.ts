import { expect, test } from 'vitest'
import { mayReload } from './missing-chunks.ts'

test('a page reloads itself at most once in ten seconds', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const at = (now: number) => mayReload({ now: () => now, storage })
  expect([at(1_000_000), at(1_000_001), at(1_009_999), at(1_010_000), at(1_010_001)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})
