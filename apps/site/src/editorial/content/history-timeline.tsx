import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import { RichText } from '../../kit/content/rich-text.tsx'
import { timelineOf } from '../../kit/content/rules/timeline.ts'

/** The years of the agency along a line, and what stands before and after them. */
export function HistoryTimeline({ value }: { value: RichTextValue }) {
  const { before, stops, after } = timelineOf(value)
  // Below the page's title comes its second level, whether or not a text leads to the years.
  const Heading = before.json.content?.length ? 'h3' : 'h2'
  return (
    <>
      <RichText value={before} />
      {stops.length > 0 ? (
        <ol className="timeline">
          {stops.map(({ year, title, text }, index) => (
            <li key={year} className="timeline__stop">
              <Heading className="timeline__title">
                <span className="timeline__year num">{year}</span> {title}
              </Heading>
              <RichText value={text} level={4} idPrefix={`year-${index}-`} />
            </li>
          ))}
        </ol>
      ) : null}
      {after.json.content?.length ? <RichText value={after} idPrefix="after-" /> : null}
    </>
  )
}
