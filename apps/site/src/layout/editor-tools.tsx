import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '../content/use-hydrated.ts'
import { usePageContext } from '../scope/page-context.ts'
import { developerMode, readDeveloperMode, setDeveloperMode } from '../state/developer-mode.ts'
import { type ExtensionMessage, onExtensionMessage } from '../state/extension-messages.ts'
import { enterPreview, loadPastCache } from '../state/past-cache.ts'
import { useStore } from '../state/store.ts'

const EditorBar = lazy(async () => ({ default: (await import('./editor-bar.tsx')).EditorBar }))

/** For editors and developers: listens to their extension, and shows nothing to anybody else. */
export function EditorTools() {
  const { scope } = usePageContext()
  const isDeveloper = useStore(developerMode)
  const isHydrated = useHydrated()
  useEffect(() => {
    readDeveloperMode()
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
