import { checkDeadline } from '../query/deadline.ts'
import type { Document } from './document.ts'
import { isNamed } from './settings.ts'

/** Keeps the fields that the caller requests and the index displays. */
export function presentHit(
  document: Document,
  wanted: readonly string[] | null | undefined,
  displayed: readonly string[],
): Document {
  checkDeadline()
  return Object.fromEntries(
    Object.entries(document).filter(([key]) => isShown(key, wanted ?? ['*']) && isShown(key, displayed)),
  )
}

/** Includes the parents of named attributes, as `facilities` for `facilities.53`. */
function isShown(key: string, names: readonly string[]): boolean {
  return isNamed(key, names) || names.some((name) => name.startsWith(`${key}.`))
}
