import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { logWarning } from './log.ts'

/** How long the script of a part may take to come, as long as any widget. */
export const partPatienceMs = 20_000

type LoadPart<Props> = () => Promise<ComponentType<Props>>

const renewals = new Set<() => void>()

/**
 * A component whose script is fetched when it is first drawn: once, however many draw it. React keeps a failure for good;
 * this one is fetched anew after `renewFailedParts`, which a PartBoundary calls when a guest tries again.
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

/** A part of the page that comes only to those who need it. `load` must be the same function at every render. */
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

/** A request that hangs is given up: a guest can then try again, or go on without the part. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const giveUp = () => reject(new Error('A script of this page did not come in time.'))
  const timer = setTimeout(giveUp, partPatienceMs)
  loading.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
