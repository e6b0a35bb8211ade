import type { FrameArt } from '../frame-data.ts'

/** A drawing from the settings is shown as a picture, never written into the page: a picture cannot run a script. */
export function artSource(image: string): string {
  return isDrawing(image) ? `data:image/svg+xml,${encodeURIComponent(withNamespace(image))}` : image
}

function isDrawing(image: string): boolean {
  return image.trimStart().startsWith('<svg')
}

/** Inline SVG needs no namespace; as the source of an image it does. */
function withNamespace(svg: string): string {
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

export function ArtImage({ art, height }: { art: FrameArt; height: number }) {
  const className = isDrawing(art.image) ? 'art--drawn' : 'art--printed'
  const image = <img className={className} src={artSource(art.image)} alt={art.name} height={height} loading="lazy" />
  if (art.href === null) return image
  return (
    <a href={art.href} target="_blank" rel="noopener">
      {image}
    </a>
  )
}
