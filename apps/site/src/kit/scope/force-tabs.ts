import { createContext } from 'react'

/** True if editors set internal links to open in a new tab; the page layout loads the setting and provides it. */
export const ForceTabsContext = createContext(false)
