import type { FrameArt } from '../frame-data.ts'

export function ArtImage({ art, height }: { art: FrameArt; height: number }) {
  const className = art.src.startsWith('data:') ? 'art--drawn' : 'art--printed'
  const image = <img className={className} src={art.src} alt={art.name} height={height} loading="lazy" />
  if (art.href === null) return image
  return (
    <a href={art.href} target="_blank" rel="noopener">
      {image}
    </a>
  )
}
