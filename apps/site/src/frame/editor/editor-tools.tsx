import { lazy, Suspense, useEffect } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useStore } from '../../kit/store.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { enterPreview, loadPastCache } from '../navigation/past-cache.ts'
import { developerMode, readDeveloperMode, setDeveloperMode } from './developer-mode.ts'
import { type ExtensionMessage, onExtensionMessage } from './extension-messages.ts'

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
