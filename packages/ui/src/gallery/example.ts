import type { ReactNode } from 'react'

/** One state of a component, worth looking at and checked in the browser. */
export interface Example {
  name: string
  element: ReactNode
}
