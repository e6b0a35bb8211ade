import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { buildMeta, latestBuild, pagePayload, presentVersion, versionReply, versionRequest } from './version.ts'

describe('the version check', () => {
  test('returns the instance id at the specified place, and in the envelope', () => {
    const reply = presentVersion('build-1')
    expect(reply).toEqual({ data: { engine: { instanceId: 'build-1' } }, meta: {}, engine: { instanceId: 'build-1' } })
    expect(v.parse(versionReply, reply)).toEqual(reply)
  })

  test.each([{}, { token: 1 }, { token: 'x'.repeat(129) }, null])('rejects the request %j', (request) => {
    expect(v.is(versionRequest, request)).toBe(false)
  })
})

describe('the files of a build', () => {
  const id = 'a1b2c3'

  test('have the id of the newest build', () => {
    expect(v.is(latestBuild, { id, timestamp: 1_790_000_000_000 })).toBe(true)
    expect(v.is(latestBuild, { id: '../../etc', timestamp: 1 })).toBe(false)
  })

  test('list how each route may be cached', () => {
    expect(v.is(buildMeta, { id, timestamp: 1, routes: [{ pattern: '/booking/*', cache: 'never' }] })).toBe(true)
    expect(v.is(buildMeta, { id, timestamp: 1, routes: [{ pattern: '/', cache: 'forever' }] })).toBe(false)
  })

  test('contain the data that a page was rendered from', () => {
    const payload = {
      path: '/jobs/',
      buildId: id,
      renderedAt: '2026-11-15T02:00:00.000Z',
      queries: [{ key: ['areas', 2], data: [] }],
    }
    expect(v.is(pagePayload, payload)).toBe(true)
    expect(v.is(pagePayload, { ...payload, path: 'jobs/' })).toBe(false)
  })
})
