import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import { useContentEnvironment } from './content-environment.ts'
import type { HeadingLevel } from './rules/outline.ts'
import { readDocument } from './text/document.ts'
import { showChildren } from './text/nodes.tsx'

export type RichTextProps = {
  readonly value: RichTextValue
  /** The level of its largest headings: 2 below the page's own h1. */
  readonly level?: HeadingLevel
  /** Keeps the ids of several texts on one page apart. */
  readonly idPrefix?: string
  readonly className?: string
}

/** What editors write, in Contentful's form: the tree, and beside it the entries and assets that it points to. */
export function RichText({ value, level = 2, idPrefix = '', className }: RichTextProps) {
  const { log } = useContentEnvironment()
  const document = readDocument(value, level, idPrefix, log)
  return (
    <div className={className === undefined ? 'prose rich-text' : `prose rich-text ${className}`}>
      {showChildren(value.json, document)}
    </div>
  )
}
