import type { HeadingLevel } from '../rules/outline.ts'

/** An embedded entry, and where it stands among the headings around it. */
export type BlockProps<Entry> = {
  readonly entry: Entry
  readonly level: HeadingLevel
  readonly idPrefix: string
}
