import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { ComponentType } from 'react'
import type { HeadingLevel } from '../rules/outline.ts'

export type RichTextProps = {
  readonly value: RichTextValue
  /** Level of its largest headings; 2 is directly below the h1 of the page. */
  readonly level?: HeadingLevel
  /** Makes the ids unique when a page has several texts. */
  readonly idPrefix?: string
  readonly className?: string
}

/** Rich text holds blocks, and blocks hold rich text: the text hands its component down, so only one imports the other. */
export type TextRenderer = { readonly RichText: ComponentType<RichTextProps> }

/** An embedded entry with the level of its headings and the prefix of its ids. */
export type BlockProps<Entry> = TextRenderer & {
  readonly entry: Entry
  readonly level: HeadingLevel
  readonly idPrefix: string
}
