import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { afterRunning } from './after-running.ts'
import { logWarning } from './log.ts'
import { isLostScript } from './lost-scripts.ts'

/** Timeout for the script of a part, the same as for any widget. */
export const partPatienceMs = 20_000

type LoadPart<Props> = () => Promise<ComponentType<Props>>

const renewals = new Set<() => void>()
const lateListeners = new Set<() => void>()

/** A component that renders without suspending once `load` has resolved. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> }

/**
 * A component whose script is loaded once, at its first render. `React.lazy` caches a failure forever; this one loads
 * again after `renewFailedParts`, which a PartBoundary calls when the guest tries again or a late script arrives.
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    const loading = load().catch(keepWaiting)
    try {
      loaded = await inTime(loading)
      return loaded
    } catch (error) {
      renewals.add(() => {
        Current = fetched()
      })
      if (error instanceof LateScript) loading.then(announceLateScript, () => {})
      throw error
    }
  }
  const fetched = () => lazy(async () => ({ default: await fetchPart() }))
  let Current: ComponentType<Props> = fetched()
  function LazyPart(props: Props) {
    // Chosen on mount: a different type later would remount the component and lose its state.
    const [Part] = useState(() => loaded ?? Current)
    return createElement(Part, props)
  }
  return Object.assign(LazyPart, { load: async () => loaded ?? fetchPart() })
}

/** After a click, a page waits this long for its parts and then renders without them. */
const clickPatienceMs = 4000

/**
 * For the loader of a page that is opened by a click. React would render the page without parts that are not loaded,
 * and add them 300 ms later at the earliest. A part that fails shows an error in its place.
 */
export async function loadParts(...parts: readonly Pick<LazyPart<never>, 'load'>[]): Promise<void> {
  if (typeof window === 'undefined') return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = afterRunning(clickPatienceMs, resolve)
  void Promise.allSettled(parts.map(({ load }) => load())).then(() => resolve())
  await promise.finally(stop)
}

/**
 * A script that could not be fetched counts as late: until the timeout the page shows the server's HTML, and it may
 * reload for a newer build meanwhile.
 */
function keepWaiting(error: unknown): Promise<never> {
  return isLostScript(error) ? new Promise(() => {}) : Promise.reject(error)
}

export function renewFailedParts(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

function announceLateScript(): void {
  for (const tell of lateListeners) tell()
}

/** Calls `listener` when a script arrives after its timeout. */
export function onLateScript(listener: () => void): () => void {
  lateListeners.add(listener)
  return () => void lateListeners.delete(listener)
}

/** Loads a component on demand. `load` must be the same function in every render. */
export function useLazyPart<Props>(isWanted: boolean, load: LoadPart<Props>): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isWanted) return
    inTime(load())
      .then((loaded) => setPart(() => loaded))
      .catch((error: unknown) => logWarning('Loading a part of this page failed.', error))
  }, [isWanted, load])
  return isWanted ? part : undefined
}

/** Thrown on timeout; the script may still arrive later. */
export class LateScript extends Error {
  override readonly name = 'LateScript'
}

/**
 * Rejects a request that hangs, so that the guest can try again or continue without the part. Counts only the time in
 * which the page itself runs: a machine that was asleep or a busy main thread has not even sent the request.
 */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const stop = afterRunning(partPatienceMs, () => reject(new LateScript('A script of this page did not come in time.')))
  loading.then(resolve, reject).finally(stop)
  return promise
}
