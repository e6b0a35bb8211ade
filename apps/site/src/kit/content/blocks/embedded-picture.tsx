import type { Asset } from '@marram/contract/content/simple-shapes'
import { ContentPicture } from '../content-picture.tsx'

/** The description is read out in place of the picture; a title that says something else is its caption. */
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
  // Uploads are titled after their file until somebody finds better words.
  const isFileName = title === fileName || /\.\w{3,4}$|^[A-Z]{2,4}[_-]?\d+/.test(title)
  return isFileName ? null : title
}
