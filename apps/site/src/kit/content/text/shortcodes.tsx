import { parseShortcodes, type ShortcodeNode, ShortcodeSyntaxError } from '@marram/domain/shortcode'
import { Fragment, type ReactNode } from 'react'
import { useContentEnvironment } from '../content-environment.ts'
import { knownShortcodes, type ShortcodeProps } from './known-shortcodes.tsx'
import { withLineBreaks } from './marks.tsx'

/** A text with its shortcodes filled in. Names that are not known, and texts that cannot be read, stay as typed. */
export function TextWithShortcodes({ text }: { readonly text: string }): ReactNode {
  const { log } = useContentEnvironment()
  if (!text.includes('[')) return withLineBreaks(text)
  try {
    return parseShortcodes(text, Object.keys(knownShortcodes)).map(showNode)
  } catch (error) {
    if (!(error instanceof ShortcodeSyntaxError)) throw error
    log(error.message)
    return withLineBreaks(text)
  }
}

function showNode(node: ShortcodeNode, index: number): ReactNode {
  if (node.kind === 'text') return <Fragment key={index}>{withLineBreaks(node.text)}</Fragment>
  const Shortcode = Object.hasOwn(knownShortcodes, node.name) ? knownShortcodes[node.name] : undefined
  if (Shortcode === undefined) return null
  const props: ShortcodeProps = { attributes: node.attributes, words: wordsOf(node.content ?? []) }
  return (
    <Shortcode key={index} {...props}>
      {node.content?.map(showNode)}
    </Shortcode>
  )
}

function wordsOf(nodes: readonly ShortcodeNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : wordsOf(node.content ?? []))).join('')
}
