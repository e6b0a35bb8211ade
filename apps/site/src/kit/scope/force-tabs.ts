import { createContext } from 'react'

/** Whether internal links open in a new tab, as editors set it; the page layout loads the settings and provides it. */
export const ForceTabsContext = createContext(false)
