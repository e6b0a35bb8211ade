import type { Embed } from '@marram/contract/content/rich-text-shape'
import { Accordion } from '@marram/ui/accordion'
import { Icon } from '@marram/ui/icon'
import type { ReactNode } from 'react'
import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import type { EmbedOf } from '../content-model.ts'
import { ContentPicture } from '../content-picture.tsx'
import { htmlTreeOf } from '../html/html-tree.ts'
import { HtmlView } from '../html/html-view.tsx'
import type { BlockProps } from './block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { EmployeeCard, EmployeeList } from './employee-card.tsx'
import { InlineOutput } from './inline-output.tsx'
import { MapBlock } from './map-block.tsx'
import { VideoBlock } from './video-block.tsx'

/** Renders an entry between paragraphs. An entry of an unknown type is skipped and logged. */
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

/** A known block without a case does not compile; the content service may still send one of a newer model. */
function leftOut(entry: { readonly __typename?: string }, log: (message: string) => void): null {
  log(`An embedded entry of an unknown type was left out: ${entry.__typename}`)
  return null
}

function AccordionBlock({ entry, RichText, level, idPrefix }: BlockProps<EmbedOf<'Accordion'>>) {
  if (!entry.title || entry.content === null) return null
  const content = <RichText value={entry.content} level={level} idPrefix={idPrefix} />
  return <Accordion items={[{ key: entry.sys.id, title: entry.title, content }]} />
}

function OutputBlock({ entry, RichText, level }: BlockProps<EmbedOf<'Output'>>) {
  if (entry.kind === 'Html') return <HtmlView nodes={htmlTreeOf(entry)} level={level} />
  return (
    <p>
      <InlineOutput entry={entry} RichText={RichText} />
    </p>
  )
}

function FactBlock({ entry, RichText, level, idPrefix }: BlockProps<EmbedOf<'Fact'>>) {
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

function EmployeeBlock({ entry, level }: BlockProps<EmbedOf<'EmployeeBlock'>>) {
  if (entry.employees.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className="stack employee-block">
      {entry.title ? <Heading>{entry.title}</Heading> : null}
      <EmployeeList employees={entry.employees} />
    </div>
  )
}

function EmployeeReference({ entry }: { readonly entry: EmbedOf<'EmployeeReference'> }) {
  return entry.employee === null ? null : <EmployeeCard employee={entry.employee} />
}

function ImageWithLink({ entry }: { readonly entry: EmbedOf<'ImageWithLink'> }) {
  const { image, alt, link, url } = entry
  if (image === null) return null
  const uri = link?.path ?? url
  // Inside a link the alternative text of the picture is the name of the link.
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
