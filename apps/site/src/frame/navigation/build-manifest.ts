import type { BuildMeta } from '@marram/contract/version'
import { logWarning } from '../../kit/log.ts'

let pending: Promise<BuildMeta> | undefined

async function loadManifest(buildId: string): Promise<BuildMeta> {
  const reply = await fetch(`/builds/meta/${encodeURIComponent(buildId)}.json`)
  if (!reply.ok) throw new Error(`Request failed with status ${reply.status}`)
  return await reply.json()
}

/** Whether the server keeps data for a page. A manifest that fails to load is only logged, and asked for again later. */
export async function hasPayload(buildId: string, path: string): Promise<boolean> {
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
