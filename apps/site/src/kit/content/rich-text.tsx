import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import { useContentEnvironment } from './content-environment.ts'
import type { HeadingLevel } from './rules/outline.ts'
import { readDocument } from './text/document.ts'
import { showChildren } from './text/nodes.tsx'

export type RichTextProps = {
  readonly value: RichTextValue
  /** Level of its largest headings; 2 is directly below the h1 of the page. */
  readonly level?: HeadingLevel
  /** Makes the ids unique when a page has several texts. */
  readonly idPrefix?: string
  readonly className?: string
}

/** An editor's text in Contentful's format: the tree, together with the entries and assets it refers to. */
export function RichText({ value, level = 2, idPrefix = '', className }: RichTextProps) {
  const { log } = useContentEnvironment()
  const document = readDocument(value, level, idPrefix, log)
  return (
    <div className={className === undefined ? 'prose rich-text' : `prose rich-text ${className}`}>
      {showChildren(value.json, document)}
    </div>
  )
}
