import { type ComponentType, useEffect, useState } from 'react'
import { logWarning } from './log.ts'

/** A part of the page that comes only to those who need it. `load` must be the same function at every render. */
export function useLazyPart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!isWanted) return
    load()
      .then((loaded) => setPart(() => loaded))
      .catch((error: unknown) => logWarning('A part of this page could not be loaded.', error))
  }, [isWanted, load])
  return isWanted ? part : undefined
}
