import { pictureUrl, widthSet } from '@marram/ui/picture/picture-url.ts'
import type { HousePicture } from '../house-pictures.ts'

const widths = [824, 1236, 1800]

/** Decoded before it is turned to, so that the turn does not wait for it. */
function decodeAhead(image: HTMLImageElement | null): void {
  image?.decode().catch(() => {
    // A picture that does not come shows its words; a slide that was left again is no longer wanted.
  })
}

/** What the gallery has shown already stands there until the large one has come, if it was not cropped. */
function groundOf({ src, width, height }: HousePicture) {
  if (Math.abs(width / height - 1.5) > 0.01) return {}
  return { style: { backgroundImage: `url("${pictureUrl(src, { width: 412, height: 275 })}")` } }
}

/** The whole picture, uncropped. */
export function LightboxSlide({ picture }: { picture: HousePicture }) {
  const request = { width: picture.width, height: picture.height }
  const set = (format: 'avif' | 'webp' | 'jpg') => widthSet(picture.src, { ...request, format }, widths)
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes="100vw" />
      <source type="image/webp" srcSet={set('webp')} sizes="100vw" />
      <img
        ref={decodeAhead}
        {...groundOf(picture)}
        src={pictureUrl(picture.src, { format: 'jpg', width: 1236 })}
        srcSet={set('jpg')}
        sizes="100vw"
        alt={picture.caption}
        width={picture.width}
        height={picture.height}
        draggable={false}
      />
    </picture>
  )
}
