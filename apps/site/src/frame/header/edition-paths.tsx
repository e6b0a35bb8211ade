import { createContext, type ReactNode, useContext } from 'react'
import type { EditionPaths } from '../../kit/alternates.ts'

const EditionPathsContext = createContext<EditionPaths | undefined>(undefined)

/** Tells the language selector where the content of this page is in the other editions. */
export function EditionPathsProvider({ paths, children }: { paths: EditionPaths | undefined; children: ReactNode }) {
  return <EditionPathsContext value={paths}>{children}</EditionPathsContext>
}

export function useEditionPaths(): EditionPaths | undefined {
  return useContext(EditionPathsContext)
}
