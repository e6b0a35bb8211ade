import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { formatFor } from '@marram/i18n/format'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { goodToKnow } from './good-to-know.ts'
import { HouseFilm } from './house-film.tsx'
import { paragraphsOf } from './story-paragraphs.ts'

/** The house in the agency's words, and what to know before booking. */
export function HouseStory({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').story
  const { currency } = editionByKey(scope.edition)
  const { body, embeddedVideoHtml } = lodging.description
  return (
    <section className="house__section prose" aria-labelledby="story">
      <h2 id="story">{words.title}</h2>
      {paragraphsOf(body).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 className="minor">{words.goodToKnow}</h3>
      <ul>
        {goodToKnow(lodging, formatFor(scope.edition), currency, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {embeddedVideoHtml ? <HouseFilm html={embeddedVideoHtml} untitled={words.film} /> : null}
    </section>
  )
}
