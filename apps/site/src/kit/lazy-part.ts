import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { logWarning } from './log.ts'

/** Timeout for the script of a part, the same as for any widget. */
export const partPatienceMs = 20_000

type LoadPart<Props> = () => Promise<ComponentType<Props>>

const renewals = new Set<() => void>()

/**
 * A component whose script is loaded once, at its first render. `React.lazy` caches a failure for good; this one loads
 * again after `renewFailedParts`, which a PartBoundary calls when the guest tries again.
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await inTime(load()) }
      } catch (error) {
        renewals.add(() => {
          Current = fetched()
        })
        throw error
      }
    })
  let Current: ComponentType<Props> = fetched()
  return function LazyPart(props: Props) {
    return createElement(Current, props)
  }
}

export function renewFailedParts(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/** Loads a component only when it is wanted. `load` must be the same function at every render. */
export function useLazyPart<Props>(isWanted: boolean, load: LoadPart<Props>): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isWanted) return
    inTime(load())
      .then((loaded) => setPart(() => loaded))
      .catch((error: unknown) => logWarning('A part of this page could not be loaded.', error))
  }, [isWanted, load])
  return isWanted ? part : undefined
}

/** Rejects a request that hangs, so that the guest can try again or continue without the part. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const giveUp = () => reject(new Error('A script of this page did not come in time.'))
  const timer = setTimeout(giveUp, partPatienceMs)
  loading.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
