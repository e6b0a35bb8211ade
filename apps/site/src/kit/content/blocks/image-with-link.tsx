import { ContentLink } from '../content-link.tsx'
import type { EmbedOf } from '../content-model.ts'
import { ContentPicture } from '../content-picture.tsx'

export function ImageWithLink({ entry }: { readonly entry: EmbedOf<'ImageWithLink'> }) {
  const { image, alt, link, url } = entry
  if (image === null) return null
  const uri = link?.path ?? url
  // Inside a link the words of the picture are the words of the link.
  const picture = <ContentPicture asset={image} alt={alt || image.description || link?.title || image.title || ''} />
  return (
    <figure className="content-figure">
      {uri ? (
        <ContentLink uri={uri} className="content-figure__link">
          {picture}
        </ContentLink>
      ) : (
        picture
      )}
    </figure>
  )
}
