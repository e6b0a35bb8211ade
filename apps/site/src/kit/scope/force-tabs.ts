import { createContext } from 'react'

/** Whether editors want links inside the site to open in tabs; the frame, which loads the settings, says so. */
export const ForceTabsContext = createContext(false)
