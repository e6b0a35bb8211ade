import { type RefObject, useEffect } from 'react'

/** As much of the connection as some browsers tell. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** About 400 KB come with a map that moves: not for those who save, and not over a slow line. */
export function isGenerous(connection: Connection | undefined): boolean {
  if (connection === undefined) return true
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g'
}

/** Opens what is about to be seen, where the visitor's connection allows it. */
export function useOpenInView(element: RefObject<Element | null>, mayOpen: boolean, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; a newer function would open the same
  useEffect(() => {
    const { connection }: { connection?: Connection } = Object(navigator)
    const watched = element.current
    if (!watched || !mayOpen || !isGenerous(connection)) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      open()
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, mayOpen])
}
