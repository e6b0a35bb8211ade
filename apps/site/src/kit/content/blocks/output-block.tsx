import type { EmbedOf } from '../content-model.ts'
import { htmlTreeOf } from '../html/html-tree.ts'
import { HtmlView } from '../html/html-view.tsx'
import type { BlockProps } from './block-props.ts'
import { InlineOutput } from './inline-output.tsx'

export function OutputBlock({ entry, level }: BlockProps<EmbedOf<'Output'>>) {
  if (entry.kind === 'Html') return <HtmlView nodes={htmlTreeOf(entry)} level={level} />
  return (
    <p>
      <InlineOutput entry={entry} />
    </p>
  )
}
