import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteScope } from './site-scope.ts'

const storage = new AsyncLocalStorage<SiteScope>()

export function runInScope<T>(scope: SiteScope, work: () => T): T {
  return storage.run(scope, work)
}

export function requestScope(): SiteScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('A page was rendered outside a request: call runInScope around it.')
  return scope
}
