import { Accordion } from '@marram/ui/accordion'
import type { EmbedOf } from '../content-model.ts'
import { RichText } from '../rich-text.tsx'
import type { BlockProps } from './block-props.ts'

export function AccordionBlock({ entry, level, idPrefix }: BlockProps<EmbedOf<'Accordion'>>) {
  if (!entry.title || entry.content === null) return null
  const content = <RichText value={entry.content} level={level} idPrefix={idPrefix} />
  return <Accordion items={[{ key: entry.sys.id, title: entry.title, content }]} />
}
