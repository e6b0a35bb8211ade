const loading = new Map<string, Promise<void>>()

/**
 * Loads the stylesheet of a part that opens on demand before it is rendered. A `<link>` rendered with the part would
 * suspend, so React would hide the page around it and the focus would be lost.
 */
export function loadStyles(href: string): Promise<void> {
  const known = loading.get(href)
  if (known) return known
  const loaded = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // The part still works without its styles, so a failed request is ignored.
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  loading.set(href, loaded)
  return loaded
}
