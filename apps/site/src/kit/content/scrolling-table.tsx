import type { ReactNode } from 'react'
import { useContentEnvironment } from './content-environment.ts'

/** A wide table scrolls inside its own container on a phone; it can be focused, so that the keyboard can scroll it. */
export function ScrollingTable({ children }: { readonly children: ReactNode }) {
  const { messages } = useContentEnvironment()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would be a landmark for every table
    <div className="table-scroll" role="group" tabIndex={0} aria-label={messages.content.table}>
      <table>{children}</table>
    </div>
  )
}
