import type { Asset } from '@marram/contract/content/simple-shapes'
import { Picture } from '@marram/ui/picture'
import { useContentEnvironment } from './content-environment.ts'
import { presentLink } from './rules/link-rules.ts'

type CoverPictureProps = {
  readonly asset: Asset
  readonly width: number
  readonly height: number
  readonly sizes: string
  /** Instead of the asset's description; empty for a picture that only decorates. */
  readonly alt?: string
  readonly className?: string
  /** Above the fold. */
  readonly priority?: boolean
}

const offered = [412, 795, 1232, 1600]

/** An editor's picture that fills the room it is given, cut to its proportion. */
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
