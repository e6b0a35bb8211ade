import { bindTexts } from './bind-texts.server.ts'
import { prepareHtml } from './html/prepare-html.server.ts'

const prepared = new WeakMap<object, unknown>()

/**
 * Sanitises HTML and binds numbers to their units. Replies that the program remembers are frozen, and the same object until
 * what they are made from changes: these are prepared once, not for every page.
 */
export function prepareOnce<T>(content: T): T {
  if (typeof content !== 'object' || content === null || !Object.isFrozen(content)) {
    return bindTexts(prepareHtml(content))
  }
  // Kept under the content that it was made of.
  const known = prepared.get(content) as T | undefined
  if (known !== undefined) return known
  const made = freeze(bindTexts(prepareHtml(content)))
  prepared.set(content, made)
  return made
}

/** Pages share it: one that changes it in place must fail. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
