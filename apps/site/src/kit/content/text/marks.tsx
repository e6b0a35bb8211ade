import { Fragment, type ReactNode } from 'react'

const tags: ReadonlyMap<string, 'strong' | 'em' | 'u' | 'code' | 'sub' | 'sup' | 's'> = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['code', 'code'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['strikethrough', 's'],
])

export function withMarks(content: ReactNode, marks: readonly { readonly type: string }[]): ReactNode {
  let marked = content
  for (const { type } of marks) {
    const Tag = tags.get(type)
    if (Tag !== undefined) marked = <Tag>{marked}</Tag>
  }
  return marked
}

/** Turns an editor's line breaks inside a paragraph into `<br>`. */
export function withLineBreaks(text: string): ReactNode {
  const lines = text.split('\n')
  if (lines.length === 1) return text
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
