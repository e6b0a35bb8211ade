import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { type Common, common, pageOf, query, same } from './document-parts.ts'
import { routeData, routeEntry } from './route-shape.ts'
import { listOf } from './shape-parts.ts'
import { entryText, link } from './simple-shapes.ts'

/** Our own extension of Contentful's API: looks up an address. */
export const routeDataQuery = defineOperation<Common & { slug?: string; sysId?: string }>()({
  name: 'RouteData',
  kind: 'query',
  text: query(`RouteData($slug: String, $sysId: String, ${common}) {
  routeData(slug: $slug, sysId: $sysId, ${same}) {
    entry { id type } routes { locale path } redirect { to isPermanent }
  }
}`),
  reply: v.object({ routeData: v.nullable(routeData) }),
})

export const routesQuery = defineOperation<{ limit: number; skip: number }>()({
  name: 'Routes',
  kind: 'query',
  text: query(`Routes($limit: Int!, $skip: Int!) {
  routeCollection(limit: $limit, skip: $skip) {
    total items { entry { id type } routes { locale path } publishedAt isIndexed }
  }
}`),
  reply: v.object({ routeCollection: pageOf(routeEntry) }),
})

export const linksQuery = defineOperation<Common & { ids: readonly string[] }>()({
  name: 'Links',
  kind: 'query',
  text: query(`Links($ids: [String]!, ${common}) {
  entryCollection(where: { sys: { id_in: $ids } }, limit: 100, ${same}) { items { ...EntryLink } }
}`),
  reply: v.object({ entryCollection: listOf(link) }),
})

/** Another extension: the full text of an entry, for the search index. */
export const textsQuery = defineOperation<Common & { ids: readonly string[] }>()({
  name: 'Texts',
  kind: 'query',
  text: query(`Texts($ids: [String]!, ${common}) {
  entryCollection(where: { sys: { id_in: $ids } }, limit: 100, ${same}) { items { ...EntryLink text: _text } }
}`),
  reply: v.object({ entryCollection: listOf(entryText, 'title') }),
})
