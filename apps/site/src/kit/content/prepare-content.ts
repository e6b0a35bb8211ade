import { createIsomorphicFn } from '@tanstack/react-start'
import { bindTexts } from './bind-texts.server.ts'
import { prepareHtml } from './html/prepare-html.server.ts'

/**
 * Every query that loads rich text or sections passes its result through this. The server sanitises the HTML of output
 * blocks and keeps numbers and their units on one line. The browser has no parser, so after a client-side navigation the
 * blocks come with the prepared data of the page; without that data they render nothing.
 */
export const prepareContent: <T>(content: T) => T = createIsomorphicFn()
  .server(<T>(content: T): T => bindTexts(prepareHtml(content)))
  .client(<T>(content: T): T => content)
