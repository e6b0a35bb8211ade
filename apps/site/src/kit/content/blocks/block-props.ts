import type { HeadingLevel } from '../rules/outline.ts'

/** An embedded entry with the level of its headings and the prefix of its ids. */
export type BlockProps<Entry> = {
  readonly entry: Entry
  readonly level: HeadingLevel
  readonly idPrefix: string
}
