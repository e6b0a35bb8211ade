/**
 * A drawing from the settings is shown as a picture, never written into the page: a picture cannot run a script. Only what
 * an address, an attribute and JSON do not bear is encoded, so that it is written alike into the HTML of a page and into its
 * data, and compressed once.
 */
export function artSource(image: string): string {
  if (!image.trimStart().startsWith('<svg')) return image
  return `data:image/svg+xml,${withNamespace(image).replace(/[^\w.,:;/=()+*!?-]/gu, encodeURIComponent)}`
}

/** Inline SVG needs no namespace; as the source of an image it does. */
function withNamespace(svg: string): string {
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
