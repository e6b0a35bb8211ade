import type { BuildMeta, PagePayload } from '@marram/contract/version'
import type { ParsedLocation } from '@tanstack/react-router'
import { logWarning } from '../../kit/log.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { shownPath } from '../../kit/scope/route-path.ts'
import { fillQueries } from './page-data.tsx'

const timeoutMs = 4000

/** Path of the current page: a change of its query loads no payload, the page itself requests its data. */
let pathOfPage: string | null = null

export function notePageShown(path: string): void {
  pathOfPage = path
}

/**
 * After a click the browser requests the page's stored data once, instead of each query separately. A failure is only
 * logged: the loaders then call the services themselves.
 */
export async function fillFromPayload({ queryClient, scope }: PageContext, location: ParsedLocation): Promise<void> {
  if (typeof window === 'undefined' || location.pathname === pathOfPage) return
  const path = shownPath(scope, location.pathname)
  try {
    if (!(await hasPayload(scope.instanceId, path))) return
    const reply = await fetch(`${path}_payload.json${location.searchStr}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`Request failed with status ${reply.status}`)
    const { buildId, queries, renderedAt }: PagePayload = await reply.json()
    if (buildId === scope.instanceId) fillQueries(queryClient, queries, Date.parse(renderedAt))
  } catch (error) {
    logWarning('The stored data of this page could not be loaded.', error)
  }
}

let pending: Promise<BuildMeta> | undefined

async function loadManifest(buildId: string): Promise<BuildMeta> {
  const reply = await fetch(`/builds/meta/${encodeURIComponent(buildId)}.json`)
  if (!reply.ok) throw new Error(`Request failed with status ${reply.status}`)
  return await reply.json()
}

/**
 * True if the server stores data for a page. A manifest that fails to load is only logged, and requested again later.
 */
async function hasPayload(buildId: string, path: string): Promise<boolean> {
  pending ??= loadManifest(buildId)
  try {
    const { routes } = await pending
    return routes.find(({ pattern }) => path.startsWith(pattern.slice(0, -1)))?.cache === 'cached'
  } catch (error) {
    pending = undefined
    logWarning('The manifest of this build could not be loaded.', error)
    return false
  }
}
