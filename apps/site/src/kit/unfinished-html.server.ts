/** Left by React in the place of a part that had to wait, or failed. It does not document this (docs/hydration.md). */
const marker = '<!--$!-->'

export function isUnfinished(html: string): boolean {
  return html.includes(marker)
}
