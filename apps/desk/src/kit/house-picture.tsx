import { densitySet, ownPictureUrl, pictureUrl } from '@marram/ui/picture/picture-url.ts'

type Props = { readonly src: string | null; readonly width: number; readonly height: number }

/** Decorative: the house is named beside it. */
export function HousePicture({ src, width, height }: Props) {
  if (src === null) return <span className="thumb thumb--none" style={{ width, height }} />
  const url = ownPictureUrl(src)
  const size = { width, height, fit: 'fill' }
  return (
    <img
      className="thumb"
      src={pictureUrl(url, { ...size, format: 'webp' })}
      srcSet={densitySet(url, { ...size, format: 'webp' })}
      alt=""
      width={width}
      height={height}
    />
  )
}
