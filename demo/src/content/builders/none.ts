import type { Editions } from './entry.ts'

/** For entries that have no text of their own in any edition. */
export const wordless: Editions<object> = { da: {}, de: {}, en: {} }
