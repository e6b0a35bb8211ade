import type { SessionIdentity } from '@marram/contract/auth/session'
import { useSyncExternalStore } from 'react'
import { reloadFavorites } from '../../kit/favorites/favorites-list.ts'
import { logWarning } from '../../kit/log.ts'
import { type LegacyLogin, readHint, readLegacyLogin } from '../../kit/session-cookies.ts'
import { createStore } from '../../kit/store.ts'
import { watchOtherTabs } from '../../kit/tabs.ts'

export type SessionState =
  /** On the server, and until the page is hydrated. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'legacy'; readonly user: LegacyLogin }
  | { readonly kind: 'somebody'; readonly user: SessionIdentity['user']; readonly permissions: ReadonlySet<string> }

export type SessionSignal = 'login' | 'update' | 'logout'

const unknown: SessionState = { kind: 'unknown' }
const none: ReadonlySet<string> = new Set()
const store = createStore<SessionState>(unknown)
const signalListeners = new Set<(signal: SessionSignal) => void>()
const tabs = watchOtherTabs(
  'session',
  () => checkHint('visible'),
  () => checkHint('message'),
)
let listeners = 0
let knownHint: string | null = null
let lastRequest = 0

/** Reads the cookie when the first component subscribes: until hydration the page is the same for all visitors. */
function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  listeners += 1
  if (listeners === 1) {
    tabs.start()
    checkHint('visible')
  }
  return () => {
    stop()
    listeners -= 1
    if (listeners === 0) tabs.stop()
  }
}

/** The cookie that script can read shows if there is a session to load. Another tab may have changed it. */
function checkHint(reason: 'visible' | 'message'): void {
  const hint = readHint(document.cookie)
  if (hint === null) {
    setState(loggedOutState())
    return
  }
  if (reason === 'visible' && hint === knownHint) return
  refreshSession().catch((error: unknown) => logWarning('The session could not be loaded.', error))
}

function loggedOutState(): SessionState {
  const legacy = readLegacyLogin(document.cookie)
  return legacy === null ? { kind: 'nobody' } : { kind: 'legacy', user: legacy }
}

/** Reloads the session from the server. Until the reply, permissions are empty. */
export async function refreshSession(): Promise<void> {
  const before = store.get()
  if (before.kind === 'somebody') store.set({ ...before, permissions: none })
  lastRequest += 1
  const request = lastRequest
  const { fetchIdentity } = await import('./session-client.ts')
  const found = await fetchIdentity()
  // A later request, or a login in between, has the newer state.
  if (request !== lastRequest) return
  setState(found === null ? loggedOutState() : present(found))
}

/** Call it when a form's reply contains the identity: until that is adopted, a new page need not load it. */
export function awaitIdentity(): void {
  knownHint = readHint(document.cookie)
}

/** After a form of this tab has changed the session or its user. */
export function adoptIdentity(identity: SessionIdentity | null): void {
  lastRequest += 1
  setState(identity === null ? loggedOutState() : present(identity))
  tabs.tell()
}

function present({ user, permissions }: SessionIdentity): SessionState {
  return { kind: 'somebody', user, permissions: new Set(permissions) }
}

function setState(next: SessionState): void {
  const before = store.get()
  knownHint = next.kind === 'somebody' ? readHint(document.cookie) : null
  if (before.kind === next.kind && next.kind === 'nobody') return
  store.set(next)
  const signal = signalOf(before, next)
  if (signal === 'login' || signal === 'logout') reloadFavorites()
  if (signal !== null) for (const listener of [...signalListeners]) listener(signal)
}

/** The first state after hydration is not a change, so no event is sent. */
function signalOf(before: SessionState, next: SessionState): SessionSignal | null {
  if (before.kind === 'unknown') return null
  if (next.kind !== 'somebody') return before.kind === 'somebody' ? 'logout' : null
  return before.kind === 'somebody' && before.user.id === next.user.id ? 'update' : 'login'
}

export function onSessionSignal(listener: (signal: SessionSignal) => void): () => void {
  signalListeners.add(listener)
  return () => signalListeners.delete(listener)
}

/** Tests follow the state without a component. @internal */
export const sessionStore = { get: store.get, subscribe }

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, store.get, () => unknown)
}
