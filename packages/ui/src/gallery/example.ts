import type { ReactNode } from 'react'

/** One state of a component, shown in the gallery and checked in the browser tests. */
export interface Example {
  name: string
  element: ReactNode
}
