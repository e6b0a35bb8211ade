import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { expect, test, vi } from 'vitest'
import { type ContentApiOptions, mountContentApi } from './content-api.ts'

const routeData = vi.fn(async () => null)
const log = createLog({ name: 'test', level: 'silent' })
const app = createService({ name: 'site', log, publicKeys: null })
mountContentApi(app, {
  content: { routeData },
  drafts: { routeData },
  broker: {},
  allowPassCache: () => null,
  maySeeDrafts: () => false,
  origins: { da: '', de: '', en: '' },
  editionOf: () => 'de',
  log,
} as unknown as ContentApiOptions)

const ask = async (body: object) => {
  const response = await app.request('/api/getCompiledRouteData', { method: 'POST', body: JSON.stringify(body) })
  return response.status
}

test.each([{ slug: 'a\u0000b' }, { slug: '\ud800', passCache: true }, { sysId: '\u0000' }])(
  'an address that no database can hold is refused and asked for nowhere: %j',
  async (body) => {
    expect(await ask(body)).toBe(422)
    expect(routeData).not.toHaveBeenCalled()
  },
)

test('an address that has nothing is not found', async () => {
  expect(await ask({ slug: '/weg/' })).toBe(404)
})
