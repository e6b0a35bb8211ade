import * as v from 'valibot'

/** `POST /api/version/`: the token is the instance id that the page was built by. */
export const versionRequest = v.object({ token: v.pipe(v.string(), v.maxLength(128)) })

const engine = v.object({ instanceId: v.string() })

/**
 * The specification wants `engine.instanceId` at the top, our own envelope wants `data`: the reply carries both,
 * and readers use the top one.
 */
export const versionReply = v.object({ data: v.object({ engine }), meta: v.record(v.string(), v.unknown()), engine })
export type VersionReply = v.InferOutput<typeof versionReply>

export function presentVersion(instanceId: string): VersionReply {
  return { data: { engine: { instanceId } }, meta: {}, engine: { instanceId } }
}

/** A build id is part of a file name. */
export const buildId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** `GET /builds/latest.json`. */
export const latestBuild = v.object({ id: buildId, timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export type LatestBuild = v.InferOutput<typeof latestBuild>

/** How a route may be kept: `static` pages exist from the build on, `cached` ones are stored when first asked for. */
export const routeRule = v.object({ pattern: v.string(), cache: v.picklist(['static', 'cached', 'never']) })

/** `GET /builds/meta/{buildId}.json`: the route-rule manifest of one build. */
export const buildMeta = v.object({ id: buildId, timestamp: latestBuild.entries.timestamp, routes: v.array(routeRule) })
export type BuildMeta = v.InferOutput<typeof buildMeta>

/** `GET {path}/_payload.json`: what the page at `path` was rendered from, query key by query key. */
export const pagePayload = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  buildId,
  renderedAt: v.pipe(v.string(), v.isoTimestamp()),
  queries: v.array(v.object({ key: v.array(v.unknown()), data: v.unknown() })),
})
export type PagePayload = v.InferOutput<typeof pagePayload>
