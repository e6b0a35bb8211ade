import type { Setting } from '@marram/contract/content/shapes'
import { ContentScope } from '../../kit/content/content-scope.tsx'
import { RichText } from '../../kit/content/rich-text.tsx'
import { withMaps } from '../../map/places-map.tsx'

type EditorsTextProps = { readonly text: NonNullable<Setting['content']>; readonly fallback: string }

/** The editors' text below the title of an error page. */
export function EditorsText({ text }: EditorsTextProps) {
  return (
    <ContentScope settings={withMaps}>
      <RichText value={text} idPrefix="error-" />
    </ContentScope>
  )
}
