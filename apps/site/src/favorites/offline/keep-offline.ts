import { logWarning } from '../../kit/log.ts'

const workerPath = '/favorites-worker.js'

/** Lets the browser store this page for offline use. `onReady` is called once, when later requests will be stored. */
export async function keepOffline(scope: string, onReady: () => void): Promise<void> {
  const { serviceWorker } = navigator
  const wasKept = serviceWorker.controller !== null
  const registration = await serviceWorker.register(workerPath, { scope, updateViaCache: 'none' })
  const worker = await controllerOf(registration)
  worker.postMessage({ kind: 'keep', urls: loadedFiles() })
  if (!wasKept) onReady()
}

/** The worker takes control of the page once it is active. */
function controllerOf({ active }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const { controller } = serviceWorker
  if (controller !== null && controller === active) return Promise.resolve(controller)
  return new Promise((resolve) => {
    serviceWorker.addEventListener(
      'controllerchange',
      () => {
        if (serviceWorker.controller !== null) resolve(serviceWorker.controller)
      },
      { once: true },
    )
  })
}

/** The page itself and its files: scripts, styles, fonts, pictures. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const kept = files.filter((name) => /\/(assets|services\/images)\//.test(new URL(name).pathname))
  return [window.location.origin + window.location.pathname, ...kept]
}

/** A guest without favourites needs no copy of the page. */
export async function forgetOffline(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration && new URL(registration.scope).pathname === scope)
    registration.active?.postMessage({ kind: 'remove' })
}

export function warnOffline(error: unknown): void {
  logWarning('The page could not be stored for offline use.', error)
}
