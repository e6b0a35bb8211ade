import { createContext, type ReactNode, useContext } from 'react'
import type { EditionPaths } from '../../kit/alternates.ts'

const EditionPathsContext = createContext<EditionPaths | undefined>(undefined)

/** Passes the paths of this page's content in the other editions to the language selector. */
export function EditionPathsProvider({ paths, children }: { paths: EditionPaths | undefined; children: ReactNode }) {
  return <EditionPathsContext value={paths}>{children}</EditionPathsContext>
}

export function useEditionPaths(): EditionPaths | undefined {
  return useContext(EditionPathsContext)
}
