import { type ComponentType, useEffect, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { afterFirstInteraction } from '../consent/first-interaction.ts'

/** Guests never need the editor tools, so they are loaded when the browser is idle. */
export function useEditorTools(): ComponentType | null {
  const [tools, setTools] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { EditorTools } = await import('./editor-tools.tsx')
      setTools(() => EditorTools)
    }
    return afterFirstInteraction(() => {
      load().catch((error: unknown) => logWarning('The tools of editors could not be loaded.', error))
    })
  }, [])
  return tools
}
