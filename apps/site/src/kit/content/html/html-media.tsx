import { ContentFrame } from '../blocks/content-frame.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import { presentLink } from '../rules/link-rules.ts'
import { isFrameAllowed } from '../rules/video-source.ts'

type HtmlPictureProps = {
  readonly src?: string
  readonly alt?: string
  readonly width?: string
  readonly height?: string
}

/** Pictures of other hosts would tell those hosts of every visit: of them only the words are shown. */
export function HtmlPicture({ src = '', alt = '', width, height }: HtmlPictureProps) {
  const href = presentLink(src, useContentEnvironment())?.href ?? ''
  if (!src || !href.startsWith('/')) return alt
  return <img src={href} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}

type HtmlFrameProps = { readonly src?: string; readonly title?: string }

export function HtmlFrame({ src = '', title }: HtmlFrameProps) {
  const { frameHosts, messages, log } = useContentEnvironment()
  if (isFrameAllowed(src, frameHosts))
    return <ContentFrame src={src} page={src} title={title || messages.content.video.untitled} />
  log(`A frame was left out, its host is not on the list: ${src.slice(0, 80)}`)
  return null
}
