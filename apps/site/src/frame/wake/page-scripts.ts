import type { PageScripts } from './page-files.ts'

/** Empty in development: the build of the server has what the one of the browser wrote (build/page-scripts.ts). */
export const pageScripts: PageScripts = { routes: {}, texts: {} }
