const loading = new Map<string, Promise<void>>()

/**
 * Fetches the styles of a part that opens on demand, before it is shown. A stylesheet among its elements would make React
 * hide the page around it until the styles are there, and the page would lose the focus.
 */
export function loadStyles(href: string): Promise<void> {
  const known = loading.get(href)
  if (known) return known
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // Without its styles the part still works.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  loading.set(href, loaded)
  return loaded
}
