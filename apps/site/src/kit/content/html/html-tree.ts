import type { HtmlNode } from './html-node.ts'

/** What an output block carries in place of its HTML, once the server has read it. */
export type WithHtmlTree = { readonly htmlTree: readonly HtmlNode[] }

/** Empty for a block that did not pass through `prepareContent`: unread HTML is never shown. */
export function htmlTreeOf(output: object): readonly HtmlNode[] {
  return hasHtmlTree(output) ? output.htmlTree : []
}

function hasHtmlTree(output: object): output is WithHtmlTree {
  return 'htmlTree' in output && Array.isArray(output.htmlTree)
}
