import type { Asset } from '@marram/contract/content/simple-shapes'
import { Picture } from '@marram/ui/picture'
import { densitySet, kindOfPicture, pictureUrl } from '@marram/ui/picture/picture-url.ts'
import { useContentEnvironment } from './content-environment.ts'
import { presentLink } from './rules/link-rules.ts'

type ContentPictureProps = {
  readonly asset: Asset
  /** Replaces the description of the asset. */
  readonly alt?: string
}

/**
 * A picture inside a text: 412 px wide on a phone, 795 px from sm on, twice that on dense screens. Videos loop muted.
 */
export function ContentPicture({ asset, alt = asset.description ?? asset.title ?? '' }: ContentPictureProps) {
  const environment = useContentEnvironment()
  const address = presentLink(asset.url, environment)
  if (address === null) return null
  const sizes = pictureSizes(asset.width, asset.height)
  const kind = kindOfPicture(asset.url, asset.contentType ?? undefined)
  const { pause, play } = environment.messages.content.motion
  return (
    <span className="content-picture" style={{ maxWidth: sizes.wide.width < 795 ? sizes.wide.width : undefined }}>
      {kind === 'resizable' ? (
        <ResizedPicture src={address.href} alt={alt} sizes={sizes} />
      ) : (
        <Picture
          src={address.href}
          alt={alt}
          {...sizes.narrow}
          {...(asset.contentType === null ? {} : { contentType: asset.contentType })}
          motionLabels={{ pause, play }}
        />
      )}
    </span>
  )
}

const formats = ['avif', 'webp'] as const

function ResizedPicture({ src, alt, sizes }: { src: string; alt: string; sizes: PictureSizes }) {
  const { narrow, wide } = sizes
  // Only the width is requested, so the image service keeps the aspect ratio.
  const set = (width: number, format: 'avif' | 'webp' | 'jpg') => densitySet(src, { width, format })
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={`wide-${format}`}
          media="(width >= 40rem)"
          type={`image/${format}`}
          srcSet={set(wide.width, format)}
          {...wide}
        />
      ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={set(narrow.width, format)} {...narrow} />
      ))}
      <img
        src={pictureUrl(src, { width: narrow.width, format: 'jpg' })}
        srcSet={set(narrow.width, 'jpg')}
        alt={alt}
        {...narrow}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/** Max width on a phone, and from sm (640 px) on. */
const narrowCap = 412
const wideCap = 795

type PictureSizes = {
  /** Requested below sm. */
  readonly narrow: { readonly width: number; readonly height: number }
  /** Requested from sm on. */
  readonly wide: { readonly width: number; readonly height: number }
}

/**
 * A picture is never enlarged beyond its intrinsic width. The height reserves its space while it loads (no layout
 * shift).
 */
function pictureSizes(width: number | null, height: number | null): PictureSizes {
  const intrinsic = width ?? wideCap
  const ratio = width && height ? height / width : 2 / 3
  const capped = (cap: number) => {
    const fitting = Math.min(intrinsic, cap)
    return { width: fitting, height: Math.round(fitting * ratio) }
  }
  return { narrow: capped(narrowCap), wide: capped(wideCap) }
}
