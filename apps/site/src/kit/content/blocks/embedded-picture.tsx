import type { Asset } from '@marram/contract/content/simple-shapes'
import { ContentPicture } from '../content-picture.tsx'

/** The description is the alternative text; a title that differs from it becomes the caption. */
export function EmbeddedPicture({ asset }: { readonly asset: Asset }) {
  const caption = captionOf(asset)
  return (
    <figure className="content-figure">
      <ContentPicture asset={asset} />
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function captionOf({ title, description, fileName }: Asset): string | null {
  if (!title || !description || title === description) return null
  // Contentful titles an upload after its file name, which is no caption.
  const isFileName = title === fileName || /\.\w{3,4}$|^[A-Z]{2,4}[_-]?\d+/.test(title)
  return isFileName ? null : title
}
