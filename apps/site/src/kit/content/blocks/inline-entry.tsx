import type { Embed } from '@marram/contract/content/rich-text-shape'
import { useContentEnvironment } from '../content-environment.ts'
import type { TextRenderer } from './block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { InlineOutput } from './inline-output.tsx'

/** Renders an entry inside a sentence, where only phrasing content is valid HTML. */
export function InlineEntry({ entry, RichText }: TextRenderer & { readonly entry: Embed }) {
  const { log } = useContentEnvironment()
  switch (entry.__typename) {
    case 'Output':
      return <InlineOutput entry={entry} RichText={RichText} />
    case 'CallToAction':
      return <CallToAction entry={entry} />
    case 'EmployeeReference':
      return entry.employee?.name
    case 'Accordion':
    case 'EmployeeBlock':
    case 'Fact':
    case 'Form':
    case 'ImageWithLink':
    case 'MapBlock':
    case 'Video':
      break
    default:
      entry satisfies never
  }
  log(`An entry of this type is not allowed inside a sentence and was left out: ${entry.__typename}`)
  return null
}
