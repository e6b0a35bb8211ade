import { describe, expect, test } from 'vitest'
import { afterMissingChunk, mayReload } from './missing-chunks.ts'

// spec: constant reload ttl
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

describe('if a script cannot be fetched', () => {
  const happens = async (missing: { target?: string; isNewer?: boolean; mayReload?: boolean }) => {
    const done: string[] = []
    await afterMissingChunk({
      target: missing.target ?? null,
      hasNewerBuild: async () => missing.isNewer ?? false,
      mayReload: () => missing.mayReload ?? true,
      load: (href) => done.push(`load ${href}`),
      reload: () => done.push('reload'),
    })
    return done
  }
  test('a page that the guest is reading stays as it is', async () => {
    expect(await happens({})).toEqual([])
  })
  test('a page of an older build reloads', async () => {
    expect(await happens({ isNewer: true })).toEqual(['reload'])
  })
  test('a page that has just reloaded stays as it is', async () => {
    expect(await happens({ isNewer: true, mayReload: false })).toEqual([])
  })
  test('a click continues as a full load', async () => {
    expect(await happens({ target: '/blog/' })).toEqual(['load /blog/'])
    expect(await happens({ target: '/blog/', mayReload: false })).toEqual([])
  })
})
