import type { PageScripts } from './page-files.ts'

/** Empty in development: the server build reads a file that the browser build writes (build/page-scripts.ts). */
export const pageScripts: PageScripts = { routes: {}, texts: {} }
