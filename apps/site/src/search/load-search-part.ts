import { documentScope } from '../kit/scope/document-scope.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { SearchPart } from './search-part.tsx'

/** In the browser: with its texts, which the page itself does not need. */
export async function loadSearchPart(): Promise<typeof SearchPart> {
  await ensurePageMessages(documentScope().edition, 'search', 'bar')
  return SearchPart
}
