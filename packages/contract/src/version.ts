import * as v from 'valibot'

/** `POST /api/version/`: the token is the instance id of the page's server. */
export const versionRequest = v.object({ token: v.pipe(v.string(), v.maxLength(128)) })

const engine = v.object({ instanceId: v.string() })

/**
 * The specification puts `engine.instanceId` at the top level, our envelope in `data`: the reply has both, and clients
 * read the top level.
 */
export const versionReply = v.object({ data: v.object({ engine }), meta: v.record(v.string(), v.unknown()), engine })
export type VersionReply = v.InferOutput<typeof versionReply>

export function presentVersion(instanceId: string): VersionReply {
  return { data: { engine: { instanceId } }, meta: {}, engine: { instanceId } }
}

/** Part of file names. */
export const buildId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** `GET /builds/latest.json`. */
export const latestBuild = v.object({ id: buildId, timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export type LatestBuild = v.InferOutput<typeof latestBuild>

/** Caching of a route: `static` pages exist from the build on, `cached` ones are stored on the first request. */
export const routeRule = v.object({ pattern: v.string(), cache: v.picklist(['static', 'cached', 'never']) })

/** `GET /builds/meta/{buildId}.json`: the route rules of one build. */
export const buildMeta = v.object({ id: buildId, timestamp: latestBuild.entries.timestamp, routes: v.array(routeRule) })
export type BuildMeta = v.InferOutput<typeof buildMeta>

/** `GET {path}/_payload.json`: the data of the page at `path`, by query key. */
export const pagePayload = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  buildId,
  renderedAt: v.pipe(v.string(), v.isoTimestamp()),
  queries: v.array(v.object({ key: v.array(v.unknown()), data: v.unknown() })),
})
export type PagePayload = v.InferOutput<typeof pagePayload>
