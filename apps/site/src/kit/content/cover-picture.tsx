import type { Asset } from '@marram/contract/content/simple-shapes'
import { Picture } from '@marram/ui/picture'
import { useContentEnvironment } from './content-environment.ts'
import { presentLink } from './rules/link-rules.ts'

type CoverPictureProps = {
  readonly asset: Asset
  readonly width: number
  readonly height: number
  readonly sizes: string
  /** Replaces the description of the asset; pass an empty string for a decorative picture. */
  readonly alt?: string
  readonly className?: string
  /** For a picture above the fold. */
  readonly priority?: boolean
}

const offered = [412, 795, 1232, 1600]

/** An editor's picture that covers its container and is cropped to its aspect ratio. */
export function CoverPicture({ asset, alt = asset.description ?? '', width, ...rest }: CoverPictureProps) {
  const { messages, ...environment } = useContentEnvironment()
  const address = presentLink(asset.url, environment)
  if (address === null) return null
  const widths = offered.filter((offer) => offer <= width)
  return (
    <Picture
      src={address.href}
      alt={alt}
      width={width}
      {...rest}
      fit="cover"
      widths={widths.length > 0 ? widths : [width]}
      motionLabels={messages.content.motion}
      {...(asset.contentType === null ? {} : { contentType: asset.contentType })}
    />
  )
}
