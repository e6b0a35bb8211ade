import type { HtmlNode } from './html-node.ts'

/** Replaces the HTML of an output block after the server has parsed and sanitised it. */
export type WithHtmlTree = { readonly htmlTree: readonly HtmlNode[] }

/** Empty for a block that did not pass through `prepareContent`: HTML that was not sanitised is never shown. */
export function htmlTreeOf(output: object): readonly HtmlNode[] {
  return hasHtmlTree(output) ? output.htmlTree : []
}

function hasHtmlTree(output: object): output is WithHtmlTree {
  return 'htmlTree' in output && Array.isArray(output.htmlTree)
}
