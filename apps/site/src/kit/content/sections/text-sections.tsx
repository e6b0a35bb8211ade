import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import { useContentEnvironment } from '../content-environment.ts'
import type { SectionOf } from '../content-model.ts'
import { htmlTreeOf } from '../html/html-tree.ts'
import { HtmlView } from '../html/html-view.tsx'
import { RichText } from '../rich-text.tsx'
import { levelAt } from '../rules/outline.ts'
import { SectionFrame, type SectionLevel, type SectionProps } from './section-frame.tsx'

export function TextSection({ section, ...place }: SectionProps<SectionOf<'SectionText'>>) {
  const { title, content } = section
  if (content === null) return null
  return (
    <SectionFrame {...place} title={title} isText>
      <SectionBody value={content} title={title} {...place} />
    </SectionFrame>
  )
}

/** A few sentences in a large font size. */
export function StatementSection({ section, ...place }: SectionProps<SectionOf<'SectionStatement'>>) {
  const { title, text } = section
  if (text === null) return null
  return (
    <SectionFrame {...place} title={title} ground="foam" isText>
      <div className="statement">
        <SectionBody value={text} title={title} {...place} />
      </div>
    </SectionFrame>
  )
}

export function QuoteSection({ section, ...place }: SectionProps<SectionOf<'SectionQuote'>>) {
  if (!section.quote) return null
  return (
    <SectionFrame {...place} title={null} ground="white" isText>
      <figure className="section-quote">
        <blockquote>
          <p>{section.quote}</p>
        </blockquote>
        {section.author ? <figcaption>{section.author}</figcaption> : null}
      </figure>
    </SectionFrame>
  )
}

/** Texts in columns, which are stacked on a phone. */
export function ColumnsSection({ section, ...place }: SectionProps<SectionOf<'SectionColumns'>>) {
  const columns = section.columns.filter(({ content }) => content !== null)
  if (columns.length === 0) return null
  const level = section.title ? levelAt(place.level, 1) : place.level
  const Heading = `h${level}` as const
  return (
    <SectionFrame {...place} title={section.title}>
      <div className="content-columns">
        {columns.map(({ sys, title, content }, index) => (
          <div key={sys.id} className="stack">
            {title ? <Heading>{title}</Heading> : null}
            <SectionBody
              value={content}
              title={title}
              level={level === 2 ? 2 : 3}
              idPrefix={`${place.idPrefix}${index + 1}-`}
            />
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

type SectionBodyProps = {
  readonly value: RichTextValue | null
  /** Headings in a text start one level below the title of the section. */
  readonly title: string | null
  readonly level: SectionLevel
  readonly idPrefix: string
}

export function SectionBody({ value, title, level, idPrefix }: SectionBodyProps) {
  if (value === null) return null
  return <RichText value={value} level={title ? levelAt(level, 1) : level} idPrefix={idPrefix} />
}

export function OutputSection({ section, ...place }: SectionProps<SectionOf<'SectionOutput'>>) {
  const { year } = useContentEnvironment()
  const { title, kind } = section
  const tree = htmlTreeOf(section)
  if (kind !== 'Current Year' && tree.length === 0) return null
  return (
    <SectionFrame {...place} title={title} isText>
      {kind === 'Current Year' ? (
        <p>{year}</p>
      ) : (
        <HtmlView nodes={tree} level={title ? levelAt(place.level, 1) : place.level} />
      )}
    </SectionFrame>
  )
}
