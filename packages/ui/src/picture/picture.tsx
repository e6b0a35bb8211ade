import { preload } from 'react-dom'
import { MovingPicture } from './moving-picture.tsx'
import {
  densitySet,
  kindOfPicture,
  type PictureFormat,
  type PictureRequest,
  pictureUrl,
  placeholderOf,
  widthSet,
} from './picture-url.ts'

export interface PictureProps {
  src: string
  /** Pass an empty string for a decorative picture. */
  alt: string
  /** The requested size at 1x. Its aspect ratio reserves the space while the picture loads (no layout shift). */
  width: number
  height: number
  fit?: string
  focus?: string
  /**
   * For a picture of fluid width: the widths of the srcset, together with `sizes`. Without them the srcset has 1x and
   * 2x.
   */
  widths?: readonly number[]
  sizes?: string
  /** For pictures above the fold: loads eagerly, with a high-priority preload. */
  priority?: boolean
  /** For pictures above the fold in some windows only, as a media query: those preload it, others load it lazily. */
  preloadMedia?: string
  /** Decides whether the asset can be resized when its URL has no extension. */
  contentType?: string
  /** Labels of the button that pauses and plays a video. */
  motionLabels?: { pause: string; play: string }
  className?: string
}

function requestOf({ fit, focus, width, height }: PictureProps): PictureRequest {
  return { width, height, ...(fit !== undefined && { fit }), ...(focus !== undefined && { focus }) }
}

function sourceSet(props: PictureProps, format: PictureFormat): string {
  const request = { ...requestOf(props), format }
  return props.widths ? widthSet(props.src, request, props.widths) : densitySet(props.src, request)
}

function loadingOf(priority: boolean | undefined) {
  return priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
}

/** A picture from the image service, in the most modern format that the browser supports. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes, priority, preloadMedia, className } = props
  const kind = kindOfPicture(src, props.contentType)
  const size = { width, height, className }
  if (kind === 'video') {
    return <MovingPicture src={src} alt={alt} {...size} {...(props.motionLabels && { labels: props.motionLabels })} />
  }
  if (kind === 'still') return <img src={src} alt={alt} {...size} {...loadingOf(priority)} />
  const avif = sourceSet(props, 'avif')
  if (priority || preloadMedia !== undefined) {
    preload(pictureUrl(src, requestOf(props)), {
      as: 'image',
      imageSrcSet: avif,
      ...(sizes !== undefined && { imageSizes: sizes }),
      type: 'image/avif',
      ...(priority ? { fetchPriority: 'high' } : { media: preloadMedia }),
    })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(props, 'webp')} sizes={sizes} />
      <img
        // A single size for the few browsers that support neither format above.
        src={pictureUrl(src, { ...requestOf(props), format: 'jpg' })}
        alt={alt}
        style={placeholderOf(src)}
        {...size}
        {...loadingOf(priority)}
      />
    </picture>
  )
}
