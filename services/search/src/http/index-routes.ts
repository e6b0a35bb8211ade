import * as v from 'valibot'
import { type Settings, settingsSchema } from '../documents/settings.ts'
import { optionSettings } from '../options/option-settings.ts'
import { countRows } from '../store/bitset.ts'
import type { App, RouteDeps } from './app.ts'
import { isHidden } from './guard.ts'
import type { AnyIndex } from './index-registry.ts'
import { queryNumber, readBody } from './read-body.ts'
import { SearchError } from './search-error.ts'

const indexSchema = v.object({ uid: v.string(), primaryKey: v.optional(v.nullable(v.string())) })
/** The version of the protocol that is spoken here. */
const version = '1.16.0'

export function mountIndexes(app: App, deps: RouteDeps): void {
  const { registry, tasks, live, now } = deps
  app.get('/health', () => Response.json({ status: live.catalogue() === null ? 'starting' : 'available' }))
  app.get('/version', () => Response.json({ commitSha: 'marram', commitDate: 'unknown', pkgVersion: version }))
  app.get('/generation', () => Response.json({ generation: live.generation() }))
  const visible = (request: Request) => registry.list().filter(({ uid }) => !isHidden(uid, request))
  app.get('/stats', (c) => {
    const indexes = Object.fromEntries(visible(c.req.raw).map((index) => [index.uid, statsOf(deps, index)]))
    return Response.json({ databaseSize: 0, usedDatabaseSize: 0, lastUpdate: now().toISOString(), indexes })
  })
  app.get('/indexes', (c) => {
    const offset = queryNumber(c.req.query('offset'), 0)
    const limit = queryNumber(c.req.query('limit'), 20)
    const all = visible(c.req.raw)
    return Response.json({
      results: all.slice(offset, offset + limit).map(presentIndex),
      offset,
      limit,
      total: all.length,
    })
  })
  app.post('/indexes', async (c) => {
    const parsed = v.safeParse(indexSchema, await readBody(c.req.raw))
    if (!parsed.success) throw new SearchError(400, 'missing_index_uid', 'Missing field `uid`.')
    const { uid, primaryKey } = parsed.output
    return tasks.run('indexCreation', uid, () => {
      registry.ensure(uid, primaryKey ?? undefined)
      return { primaryKey: primaryKey ?? null }
    })
  })
  app.get('/indexes/:uid', (c) => Response.json(presentIndex(registry.get(c.req.param('uid')))))
  app.delete('/indexes/:uid', (c) => {
    const uid = c.req.param('uid')
    return tasks.run('indexDeletion', uid, () => {
      registry.drop(uid)
      return {}
    })
  })
  app.get('/indexes/:uid/stats', (c) => Response.json(statsOf(deps, registry.get(c.req.param('uid')))))
  app.get('/tasks', (c) => {
    const limit = queryNumber(c.req.query('limit'), 20)
    const results = tasks.list(limit)
    return Response.json({ results, limit, from: results[0]?.uid ?? null, next: null, total: results.length })
  })
  app.get('/tasks/:id', (c) => Response.json(tasks.find(queryNumber(c.req.param('id'), -1, 1e9))))
  mountSettings(app, deps)
}

function mountSettings(app: App, { registry, tasks }: RouteDeps): void {
  const change = (uid: string, body: unknown) => {
    const parsed = v.safeParse(settingsSchema, body)
    if (!parsed.success) throw new SearchError(400, 'invalid_settings', `Invalid value: ${parsed.issues[0].message}`)
    const { index } = registry.ensure(uid)
    return tasks.run('settingsUpdate', uid, () => {
      index.change(parsed.output)
      return parsed.output
    })
  }
  app.get('/indexes/:uid/settings', (c) => Response.json(settingsOf(registry.get(c.req.param('uid')))))
  app.patch('/indexes/:uid/settings', async (c) => change(c.req.param('uid'), await readBody(c.req.raw)))
  app.get('/indexes/:uid/settings/:name', (c) => {
    const settings = settingsOf(registry.get(c.req.param('uid')))
    return Response.json(settings[camelCase(c.req.param('name'))] ?? null)
  })
  app.on(['PUT', 'PATCH'], '/indexes/:uid/settings/:name', async (c) =>
    change(c.req.param('uid'), { [camelCase(c.req.param('name'))]: await readBody(c.req.raw) }),
  )
  app.delete('/indexes/:uid/settings/:name', (c) =>
    change(c.req.param('uid'), { [camelCase(c.req.param('name'))]: null }),
  )
}

function settingsOf(index: AnyIndex): Settings {
  return index.kind === 'options' ? optionSettings : index.index.settings()
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function presentIndex(index: AnyIndex) {
  const createdAt = index.kind === 'documents' ? index.createdAt : new Date(0).toISOString()
  const primaryKey = index.kind === 'options' ? 'id' : index.index.primaryKey()
  return { uid: index.uid, createdAt, updatedAt: createdAt, primaryKey }
}

function statsOf({ live }: RouteDeps, index: AnyIndex) {
  const numberOfDocuments = index.kind === 'documents' ? index.index.count() : lodgingsIn(live, index)
  return { numberOfDocuments, isIndexing: false, fieldDistribution: {} }
}

function lodgingsIn(live: RouteDeps['live'], { view }: Extract<AnyIndex, { kind: 'options' }>): number {
  const store = live.catalogue()?.engine.store
  return store === undefined ? 0 : countRows(store.languages[view.edition.languageId])
}
