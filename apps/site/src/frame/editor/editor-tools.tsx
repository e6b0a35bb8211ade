import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { createStore } from '../../kit/store.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useStore } from '../../kit/use-store.ts'
import { enterPreview, loadPastCache } from '../navigation/past-cache.ts'
import { isDeveloperMode, keepDeveloperMode } from './developer-mode.ts'
import { takeEarlyMessages } from './early-messages.ts'

const EditorBar = lazyPart(async () => (await import('./editor-bar.tsx')).EditorBar)

/** For editors and developers: listens to their extension, and renders nothing for others. */
export function EditorTools() {
  const { scope } = usePageContext()
  const isDeveloper = useStore(developerMode)
  const isHydrated = useHydrated()
  useEffect(() => {
    developerMode.set(isDeveloperMode())
    for (const said of takeEarlyMessages(window)) {
      const message = parseExtensionMessage(said)
      if (message) obey(message)
    }
    return onExtensionMessage(obey)
  }, [])
  if (!isHydrated || (scope.pastCache === undefined && !isDeveloper)) return null
  return (
    <Suspense>
      <EditorBar isDeveloper={isDeveloper} />
    </Suspense>
  )
}

function obey(message: ExtensionMessage): void {
  if (message.type === 'developer-mode') setDeveloperMode(message.enabled)
  else if (message.type === 'pass-cache') loadPastCache(window.location.href, message.enabled)
  else void enterPreview(message.secret)
}

const developerMode = createStore(false)

function setDeveloperMode(isOn: boolean): void {
  developerMode.set(isOn)
  keepDeveloperMode(isOn)
}

/** Messages that the page accepts from the editors' browser extension. */
type ExtensionMessage =
  | { readonly type: 'pass-cache'; readonly enabled: boolean }
  | { readonly type: 'preview'; readonly secret: string }
  | { readonly type: 'developer-mode'; readonly enabled: boolean }

/** Null for other messages: every script on the page may send some. */
export function parseExtensionMessage(data: unknown): ExtensionMessage | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'marram-extension')
    return null
  if (!('type' in data)) return null
  if (data.type === 'preview' && 'secret' in data && typeof data.secret === 'string') {
    return { type: 'preview', secret: data.secret }
  }
  if (!('enabled' in data) || typeof data.enabled !== 'boolean') return null
  if (data.type !== 'pass-cache' && data.type !== 'developer-mode') return null
  return { type: data.type, enabled: data.enabled }
}

/** Accepts messages of this window only, not of a page that frames or opens ours. */
function onExtensionMessage(listener: (message: ExtensionMessage) => void): () => void {
  const receive = (event: MessageEvent): void => {
    if (event.source !== window || event.origin !== window.location.origin) return
    const message = parseExtensionMessage(event.data)
    if (message) listener(message)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}
