import type { RichTextProps } from './blocks/block-props.ts'
import { useContentEnvironment } from './content-environment.ts'
import { readDocument } from './text/document.ts'
import { showChildren } from './text/nodes.tsx'

/** An editor's text in Contentful's format: the tree, together with the entries and assets it refers to. */
export function RichText({ value, level = 2, idPrefix = '', className }: RichTextProps) {
  const { log } = useContentEnvironment()
  const document = { ...readDocument(value, level, idPrefix, log), RichText }
  return (
    <div className={className === undefined ? 'prose rich-text' : `prose rich-text ${className}`}>
      {showChildren(value.json, document)}
    </div>
  )
}
