import { checkDeadline } from '../query/deadline.ts'
import type { Document } from './document.ts'
import { isNamed } from './settings.ts'

/** Keeps the fields that the caller asks for and the index shows. */
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

/** Also the parents of what is named, as `facilities` for `facilities.53`. */
function isShown(key: string, names: readonly string[]): boolean {
  return isNamed(key, names) || names.some((name) => name.startsWith(`${key}.`))
}
