import { preload } from 'react-dom'
import { MovingPicture } from './moving-picture.tsx'
import {
  densitySet,
  kindOfPicture,
  type PictureFormat,
  type PictureRequest,
  pictureUrl,
  widthSet,
} from './picture-url.ts'

export interface PictureProps {
  src: string
  /** Empty for a picture that only decorates. */
  alt: string
  /** The size it is asked for at 1x, and the proportion that holds its place while it loads. */
  width: number
  height: number
  fit?: string
  focus?: string
  /** For pictures that grow with the page: the widths to offer, together with `sizes`. Without them: 1x and 2x. */
  widths?: readonly number[]
  sizes?: string
  /** Above the fold: eager, with a high-priority preload. */
  priority?: boolean
  /** Decides what is resized when the address has no ending. */
  contentType?: string
  /** Names of the button that stops and starts a video. */
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

/** A picture from the image service, in the newest format the browser knows. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes, priority, className } = props
  const kind = kindOfPicture(src, props.contentType)
  const size = { width, height, className }
  if (kind === 'video') {
    return <MovingPicture src={src} alt={alt} {...size} {...(props.motionLabels && { labels: props.motionLabels })} />
  }
  if (kind === 'still') return <img src={src} alt={alt} {...size} {...loadingOf(priority)} />
  const avif = sourceSet(props, 'avif')
  if (priority) {
    preload(pictureUrl(src, requestOf(props)), {
      as: 'image',
      imageSrcSet: avif,
      ...(sizes !== undefined && { imageSizes: sizes }),
      type: 'image/avif',
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(props, 'webp')} sizes={sizes} />
      <img
        src={pictureUrl(src, { ...requestOf(props), format: 'jpg' })}
        srcSet={sourceSet(props, 'jpg')}
        sizes={sizes}
        alt={alt}
        {...size}
        {...loadingOf(priority)}
      />
    </picture>
  )
}
