/**
 * A drawing from the settings is shown as an image, never inlined: an image cannot run a script. Only characters that
 * are invalid in a URL, an attribute or JSON are encoded, so that it is identical in the HTML of a page and in its
 * data, and compresses once.
 */
export function artSource(image: string): string {
  if (!image.trimStart().startsWith('<svg')) return image
  return `data:image/svg+xml,${withNamespace(image).replace(/[^\w.,:;/=()+*!?-]/gu, encodeURIComponent)}`
}

/** Inline SVG needs no namespace; as the source of an image it does. */
function withNamespace(svg: string): string {
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
