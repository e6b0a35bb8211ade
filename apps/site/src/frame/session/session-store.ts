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
const hearers = new Set<(signal: SessionSignal) => void>()
const tabs = watchOtherTabs(
  'session',
  () => look('seen'),
  () => look('told'),
)
let listeners = 0
let knownHint: string | null = null
let asked = 0

/** Reads the cookie when the first component subscribes: until hydration the page is the same for all visitors. */
function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  listeners += 1
  if (listeners === 1) {
    tabs.start()
    look('seen')
  }
  return () => {
    stop()
    listeners -= 1
    if (listeners === 0) tabs.stop()
  }
}

/** The cookie that script can read shows if there is a session to load. Another tab may have changed it. */
function look(why: 'seen' | 'told'): void {
  const hint = readHint(document.cookie)
  if (hint === null) {
    become(nobodyHere())
    return
  }
  if (why === 'seen' && hint === knownHint) return
  refreshSession().catch((error: unknown) => logWarning('Who is logged in could not be asked.', error))
}

function nobodyHere(): SessionState {
  const legacy = readLegacyLogin(document.cookie)
  return legacy === null ? { kind: 'nobody' } : { kind: 'legacy', user: legacy }
}

/** Reloads the session from the server. Until the reply, permissions are empty. */
export async function refreshSession(): Promise<void> {
  const before = store.get()
  if (before.kind === 'somebody') store.set({ ...before, permissions: none })
  asked += 1
  const question = asked
  const { askWhoIsThere } = await import('./session-client.ts')
  const found = await askWhoIsThere()
  // A later request, or a login in between, has the newer state.
  if (question !== asked) return
  become(found === null ? nobodyHere() : present(found))
}

/** Call it when a form's reply contains the identity: until that is adopted, a new page need not load it. */
export function awaitIdentity(): void {
  knownHint = readHint(document.cookie)
}

/** After a form of this tab has changed the session or its user. */
export function adoptIdentity(identity: SessionIdentity | null): void {
  asked += 1
  become(identity === null ? nobodyHere() : present(identity))
  tabs.tell()
}

function present({ user, permissions }: SessionIdentity): SessionState {
  return { kind: 'somebody', user, permissions: new Set(permissions) }
}

function become(next: SessionState): void {
  const before = store.get()
  knownHint = next.kind === 'somebody' ? readHint(document.cookie) : null
  if (before.kind === next.kind && next.kind === 'nobody') return
  store.set(next)
  const signal = signalOf(before, next)
  if (signal === 'login' || signal === 'logout') reloadFavorites()
  if (signal !== null) for (const hear of [...hearers]) hear(signal)
}

/** The first state after hydration is not a change, so no event is sent. */
function signalOf(before: SessionState, next: SessionState): SessionSignal | null {
  if (before.kind === 'unknown') return null
  if (next.kind !== 'somebody') return before.kind === 'somebody' ? 'logout' : null
  return before.kind === 'somebody' && before.user.id === next.user.id ? 'update' : 'login'
}

export function onSessionSignal(hear: (signal: SessionSignal) => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Tests follow the state without a component. @internal */
export const sessionStore = { get: store.get, subscribe }

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, store.get, () => unknown)
}
