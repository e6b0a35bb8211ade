import type { Editions } from './entry.ts'

/** For entries that say nothing themselves. */
export const wordless: Editions<object> = { da: {}, de: {}, en: {} }
