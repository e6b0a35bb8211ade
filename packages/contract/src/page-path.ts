import { isSitePath } from '@marram/domain/return-target'
import * as v from 'valibot'

/** The path of a page within its edition, for links in pages and mails. */
export const pagePath = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^[^\s\\\p{Cc}]*$/u, 'must be a path of the site'),
  v.check((path) => path.isWellFormed() && isSitePath(path), 'must be a path of the site'),
)
