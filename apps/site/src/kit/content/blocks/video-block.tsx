import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import type { EmbedOf } from '../content-model.ts'
import { videoSource } from '../rules/video-source.ts'
import { ContentFrame } from './content-frame.tsx'

export function VideoBlock({ entry }: { readonly entry: EmbedOf<'Video'> }) {
  const { frameHosts, messages } = useContentEnvironment()
  if (!entry.url) return null
  const source = videoSource(entry.url, frameHosts)
  const title = entry.title || messages.content.video.untitled
  switch (source.kind) {
    case 'file':
      return (
        // biome-ignore lint/a11y/useMediaCaption: the content model has no field for captions
        <video className="content-film" src={source.url} controls preload="metadata" playsInline aria-label={title} />
      )
    case 'frame':
      return <ContentFrame src={source.url} page={entry.url} title={title} />
    case 'link':
      return (
        <p>
          <ContentLink uri={entry.url}>{messages.content.video.watch(title)}</ContentLink>
        </p>
      )
  }
}
