import { type ComponentType, useEffect, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { afterFirstInteraction } from '../consent/first-interaction.ts'
import { onFirstMessage } from './early-messages.ts'

/** Guests never need the editor tools, so they load late: after the first input, or on a message of the extension. */
export function useEditorTools(): ComponentType | null {
  const [tools, setTools] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { EditorTools } = await import('./editor-tools.tsx')
      setTools(() => EditorTools)
    }
    const start = (): void => {
      for (const stop of stops) stop()
      load().catch((error: unknown) => logWarning('The tools of editors could not be loaded.', error))
    }
    const stops: (() => void)[] = [afterFirstInteraction(start)]
    stops.push(onFirstMessage(start, window))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return tools
}
