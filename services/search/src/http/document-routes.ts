import * as v from 'valibot'
import { checkFilter, checkSort } from '../documents/checks.ts'
import { type Document, isDocument } from '../documents/document.ts'
import { type DocumentIndex, findPrimaryKey } from '../documents/document-index.ts'
import { matches } from '../documents/matches.ts'
import { presentHit } from '../documents/present-hit.ts'
import { parseSearchParams } from '../documents/search-params.ts'
import { compareDocuments } from '../documents/sort-documents.ts'
import { parseFilter } from '../filter/parse-filter.ts'
import { searchOptionIndex } from '../options/option-index.ts'
import { optionSettings } from '../options/option-settings.ts'
import type { App, RouteDeps } from './app.ts'
import type { AnyIndex } from './index-registry.ts'
import { answerInTime, askedAtOf, checkCost } from './limits.ts'
import { queryNumber, readBody, readDocuments } from './read-body.ts'
import { SearchError } from './search-error.ts'
import { documentCost, optionCost, optionRequest } from './search-routes.ts'

const filterSchema = v.union([v.string(), v.array(v.union([v.string(), v.array(v.string())]))])
const fetchSchema = v.strictObject({
  offset: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  limit: v.optional(v.pipe(v.number(), v.minValue(0)), 20),
  fields: v.optional(v.array(v.string())),
  filter: v.optional(v.nullable(filterSchema)),
  ids: v.optional(v.nullable(v.array(v.union([v.string(), v.number()])))),
  sort: v.optional(v.nullable(v.pipe(v.array(v.string()), v.maxLength(10)))),
  retrieveVectors: v.optional(v.literal(false)),
})

export function mountDocuments(app: App, deps: RouteDeps): void {
  const { registry, limits } = deps
  app.get('/indexes/:uid/documents', (c) => {
    const { offset, limit, fields, filter, ids, sort, ...rest } = c.req.query()
    const wish = {
      offset: queryNumber(offset, 0, 1e9),
      limit: queryNumber(limit, 20),
      ...(filter !== undefined && { filter }),
      ...(ids !== undefined && { ids: ids.split(',') }),
      // A place has a comma of its own: `_geoPoint(55.7, 8.2):asc`.
      ...(sort !== undefined && { sort: sort.split(/,(?![^(]*\))/) }),
      ...(rest.retrieveVectors !== undefined && { retrieveVectors: rest.retrieveVectors !== 'false' }),
    }
    return answerInTime(limits, askedAtOf(c.req.raw), () =>
      list(deps, registry.get(c.req.param('uid')), {
        ...wish,
        ...(fields !== undefined && { fields: fields.split(',') }),
      }),
    )
  })
  app.post('/indexes/:uid/documents/fetch', async (c) => {
    const body = await readBody(c.req.raw)
    return answerInTime(limits, askedAtOf(c.req.raw), () => list(deps, registry.get(c.req.param('uid')), body))
  })
  app.get('/indexes/:uid/documents/:id', (c) => {
    const id = c.req.param('id')
    const document = findDocument(deps, registry.get(c.req.param('uid')), id)
    if (document === null) throw new SearchError(404, 'document_not_found', `Document \`${id}\` not found.`)
    return Response.json(document)
  })
  mountWrites(app, deps)
}

function mountWrites(app: App, { registry, tasks }: RouteDeps): void {
  app.on(['POST', 'PUT'], '/indexes/:uid/documents', async (c) => {
    const uid = c.req.param('uid')
    const primaryKey = c.req.query('primaryKey')
    const { index } = registry.ensure(uid, primaryKey)
    if (primaryKey !== undefined) index.choosePrimaryKey(primaryKey)
    const documents = parseDocuments(await readDocuments(c.req.raw), index)
    return tasks.run('documentAdditionOrUpdate', uid, () => {
      index.put(documents, c.req.method === 'PUT')
      return { receivedDocuments: documents.length, indexedDocuments: documents.length }
    })
  })
  const remove = (uid: string, ids: readonly string[], index: DocumentIndex) =>
    tasks.run('documentDeletion', uid, () => ({
      providedIds: ids.length,
      originalFilter: null,
      deletedDocuments: index.remove(ids),
    }))
  app.delete('/indexes/:uid/documents', (c) => {
    const { uid, index } = registry.getOwn(c.req.param('uid'))
    return remove(uid, allIds(index), index)
  })
  app.delete('/indexes/:uid/documents/:id', (c) => {
    const { uid, index } = registry.getOwn(c.req.param('uid'))
    return remove(uid, [c.req.param('id')], index)
  })
  app.post('/indexes/:uid/documents/delete-batch', async (c) => {
    const { uid, index } = registry.getOwn(c.req.param('uid'))
    const ids = parsed(v.array(v.union([v.string(), v.number()])), await readBody(c.req.raw))
    return remove(uid, ids.map(String), index)
  })
  app.post('/indexes/:uid/documents/delete', async (c) => {
    const { uid, index } = registry.getOwn(c.req.param('uid'))
    const { filter } = parsed(v.object({ filter: filterSchema }), await readBody(c.req.raw))
    const condition = parseFilter(filter)
    checkFilter(condition, index.settings().filterableAttributes)
    const gone = index.all().filter((document) => condition !== null && matches(condition, document))
    return remove(
      uid,
      gone.map((document) => String(document[index.primaryKey() ?? ''])),
      index,
    )
  })
}

function parseDocuments(body: unknown, index: DocumentIndex): Document[] {
  const documents = (Array.isArray(body) ? body : [body]).map((document: unknown) => {
    if (!isDocument(document)) throw new SearchError(400, 'malformed_payload', 'A document is not an object.')
    return document
  })
  const key = index.primaryKey() ?? findPrimaryKey(documents)
  if (key === null) {
    throw new SearchError(
      400,
      'index_primary_key_no_candidate_found',
      'The primary key inference failed as the engine did not find any field ending with `id` in its name.',
    )
  }
  for (const document of documents) {
    const id = document[key]
    const isValid = typeof id === 'number' ? Number.isInteger(id) : typeof id === 'string' && /^[\w-]{1,511}$/.test(id)
    if (!isValid)
      throw new SearchError(
        400,
        id === undefined ? 'missing_document_id' : 'invalid_document_id',
        `Document identifier \`${String(id).slice(0, 60)}\` is invalid.`,
      )
  }
  return documents
}

function list(deps: RouteDeps, index: AnyIndex, body: unknown): Response {
  const { offset, limit, fields, filter, ids, sort } = parsed(fetchSchema, body)
  const named = ids && index.kind === 'options' ? [idFilter(ids)] : []
  const asked = [...(filter ? [filter].flat() : []), ...named]
  const params = parseSearchParams({
    offset,
    limit,
    ...(asked.length > 0 && { filter: asked }),
    ...(fields && { attributesToRetrieve: fields }),
  })
  if (index.kind === 'options') {
    checkSort(sort ?? [], optionSettings.sortableAttributes, 'invalid_document_sort')
    const sorted = { ...params, sort: sort?.length ? sort : ['lodgingId:asc'] }
    checkCost(deps.limits, optionCost(optionRequest(deps, index), sorted))
    const { hits, total } = searchOptionIndex(optionRequest(deps, index), sorted)
    return Response.json({ results: hits, offset, limit, total })
  }
  checkCost(deps.limits, documentCost(index, { ...params, sort: sort ?? [] }))
  const rules = checkSort(sort ?? [], index.index.settings().sortableAttributes, 'invalid_document_sort')
  const condition = parseFilter(filter ?? '')
  checkFilter(condition, index.index.settings().filterableAttributes)
  const wanted = ids ? new Set(ids.map(String)) : null
  const key = index.index.primaryKey() ?? ''
  const found = index.index
    .all()
    .filter(
      (document) =>
        (wanted?.has(String(document[key])) ?? true) && (condition === null || matches(condition, document)),
    )
    .sort(compareDocuments(rules, null))
  const results = found.slice(offset, offset + limit).map((document) => presentHit(document, params, ['*']))
  return Response.json({ results, offset, limit, total: found.length })
}

function idFilter(ids: readonly (string | number)[]): string {
  const numbers = ids.map(String).filter((id) => /^\d{1,10}$/.test(id))
  return `lodgingId IN [${numbers.join(', ')}]`
}

function findDocument(deps: RouteDeps, index: AnyIndex, id: string): Document | null {
  if (index.kind === 'documents') return index.index.find(id)
  if (!/^\d{1,10}$/.test(id)) return null
  const params = parseSearchParams({ filter: `lodgingId = ${id}`, limit: 1 })
  return searchOptionIndex(optionRequest(deps, index), params).hits[0] ?? null
}

function allIds(index: DocumentIndex): string[] {
  return index.all().map((document) => String(document[index.primaryKey() ?? '']))
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new SearchError(400, 'bad_request', `Invalid value: ${result.issues[0].message}`)
}
