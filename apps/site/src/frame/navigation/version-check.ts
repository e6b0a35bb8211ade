import { logWarning } from '../../kit/log.ts'
import type { Store } from '../../kit/store.ts'
import type { SiteVersion } from './site-version.ts'

export const versionCheckMs = 5 * 60_000

export type VersionCheckOptions = {
  /** The instance id that this page knows. */
  readonly token: string
  readonly version: Store<SiteVersion>
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  readonly warn?: (message: string, error: unknown) => void
}

/** Checks every five minutes; a difference or a failed check makes the next navigation a full load. */
export function startVersionCheck(options: VersionCheckOptions): () => void {
  const timer = setInterval(() => void checkVersion(options), versionCheckMs)
  return () => clearInterval(timer)
}

export async function checkVersion({ token, version, ...io }: VersionCheckOptions): Promise<void> {
  const { fetch = window.fetch.bind(window), warn = logWarning } = io
  try {
    const reply = await fetch('/api/version/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!reply.ok) throw new Error(`Request failed with status ${reply.status}`)
    if ((await readInstanceId(reply)) !== token) version.set({ hasChanged: true })
  } catch (error) {
    warn('The version of the site could not be checked.', error)
    version.set({ hasChanged: true })
  }
}

async function readInstanceId(reply: Response): Promise<string> {
  const body: { engine?: { instanceId?: unknown } } = await reply.json()
  const id = body.engine?.instanceId
  if (typeof id !== 'string') throw new Error('The reply names no instance.')
  return id
}
