/** React writes this in place of a part that suspended or failed. The marker is undocumented (docs/hydration.md). */
const marker = '<!--$!-->'

export function isUnfinished(html: string): boolean {
  return html.includes(marker)
}
