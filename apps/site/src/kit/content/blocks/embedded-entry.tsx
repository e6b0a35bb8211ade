import type { Embed } from '@marram/contract/content/rich-text-shape'
import type { ReactNode } from 'react'
import { useContentEnvironment } from '../content-environment.ts'
import { AccordionBlock } from './accordion-block.tsx'
import type { BlockProps } from './block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { EmployeeBlock, EmployeeReference } from './employee-block.tsx'
import { FactBlock } from './fact-block.tsx'
import { ImageWithLink } from './image-with-link.tsx'
import { MapBlock } from './map-block.tsx'
import { OutputBlock } from './output-block.tsx'
import { VideoBlock } from './video-block.tsx'

/** An entry that stands between paragraphs. One of an unknown type is left out and logged. */
export function EmbeddedEntry(props: BlockProps<Embed>): ReactNode {
  const { renderForm, log } = useContentEnvironment()
  const { entry, ...place } = props
  switch (entry.__typename) {
    case 'Accordion':
      return <AccordionBlock entry={entry} {...place} />
    case 'Fact':
      return <FactBlock entry={entry} {...place} />
    case 'ImageWithLink':
      return <ImageWithLink entry={entry} />
    case 'CallToAction':
      return <CallToAction entry={entry} isAlone />
    case 'MapBlock':
      return <MapBlock entry={entry} {...place} />
    case 'Video':
      return <VideoBlock entry={entry} />
    case 'Output':
      return <OutputBlock entry={entry} {...place} />
    case 'EmployeeBlock':
      return <EmployeeBlock entry={entry} {...place} />
    case 'EmployeeReference':
      return <EmployeeReference entry={entry} />
    case 'Form':
      return renderForm?.(entry)
    default:
      return leftOut(entry satisfies never, log)
  }
}

/** A block of our model without a case does not compile; one of a newer model may come nevertheless. */
function leftOut(entry: { readonly __typename?: string }, log: (message: string) => void): null {
  log(`An embedded entry of an unknown type was left out: ${entry.__typename}`)
  return null
}
