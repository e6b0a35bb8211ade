import { GraphQLBoolean, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { findRouteData, loadRoutes } from '../route/load-route-data.ts'
import { type CollectionArgs, collectionType, sliceArgs } from './collection-type.ts'
import { sliceOf } from './limits.ts'
import { type RootField, type ViewArgs, viewArgs, viewOf } from './query-fields.ts'
import { badInput, plainText } from './refusal.ts'
import { dateTime } from './scalars.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const flag = { type: new GraphQLNonNull(GraphQLBoolean) }

const routeEntry = new GraphQLObjectType({ name: 'RouteTarget', fields: { id: text, type: text } })
const route = new GraphQLObjectType({ name: 'Route', fields: { locale: text, path: text } })
const redirect = new GraphQLObjectType({ name: 'RouteRedirect', fields: { to: text, isPermanent: flag } })
const target = {
  entry: { type: new GraphQLNonNull(routeEntry) },
  routes: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(route))) },
}
const routeData = new GraphQLObjectType({ name: 'RouteData', fields: { ...target, redirect: { type: redirect } } })
const listed = new GraphQLObjectType({
  name: 'ListedRoute',
  fields: { ...target, publishedAt: { type: dateTime }, isIndexed: flag },
})

/** Entries per page of all addresses. */
const perPass = 100

/** Our additions to Contentful's schema, which has no addresses. */
export const routeFields: Record<'routeData' | 'routeCollection', RootField> = {
  routeData: {
    type: routeData,
    args: { slug: { type: GraphQLString }, sysId: { type: GraphQLString }, ...viewArgs },
    resolve: (_, { slug, sysId, ...args }: ViewArgs & { slug?: string | null; sysId?: string | null }, context) => {
      const view = viewOf(args, context)
      if (typeof slug === 'string' && typeof sysId !== 'string') {
        return findRouteData({ slug: plainText(slug) }, view, context)
      }
      if (typeof sysId === 'string' && typeof slug !== 'string') {
        return findRouteData({ sysId: plainText(sysId) }, view, context)
      }
      throw badInput('Give a slug or a sysId.')
    },
  },
  routeCollection: {
    type: collectionType('Route', listed),
    args: sliceArgs,
    resolve: (_, args: CollectionArgs, context) => loadRoutes(sliceOf('routeCollection', args, perPass), context),
  },
}
