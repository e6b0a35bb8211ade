import { createIsomorphicFn } from '@tanstack/react-start'
import { prepareHtml } from './html/prepare-html.server.ts'

/**
 * Every query that loads rich text or sections passes its result through this. The server reads the HTML of output
 * blocks; the browser has no parser for it, so after a click such blocks come with the page's stored data, and where
 * that is missing they show nothing.
 */
export const prepareContent: <T>(content: T) => T = createIsomorphicFn()
  .server(<T>(content: T): T => prepareHtml(content))
  .client(<T>(content: T): T => content)
