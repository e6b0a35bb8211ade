import { Icon } from '@marram/ui/icon'
import type { EmbedOf } from '../content-model.ts'
import { RichText } from '../rich-text.tsx'
import type { BlockProps } from './block-props.ts'

export function FactBlock({ entry, level, idPrefix }: BlockProps<EmbedOf<'Fact'>>) {
  if (!entry.title && entry.text === null) return null
  return (
    <div className="fact">
      <Icon name="info" size="large" />
      <div>
        {entry.title ? <b>{entry.title}</b> : null}
        {entry.text ? <RichText value={entry.text} level={level} idPrefix={idPrefix} /> : null}
      </div>
    </div>
  )
}
