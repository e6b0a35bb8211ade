import type { ReviewStats } from '@marram/contract/broker/lodging-page/shapes'
import { findEditionByLanguage } from '@marram/domain/edition'
import { noReviewFilter, parseReviewFilter, presentReviewFilter, type ReviewFilter } from '@marram/domain/review-filter'
import { Chip } from '@marram/ui/chip'
import type { MouseEvent } from 'react'
import { useShownPath } from '../../kit/scope/use-shown-path.ts'
import { useStayTexts } from '../stay/stay-texts.ts'

export type FilterLink = (filter: ReviewFilter) => {
  readonly href: string
  readonly rel: string
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Links of the page's own address with another filter. `onChoose` shows it without loading the page. */
export function useFilterLinks(query: string, onChoose: (filter: ReviewFilter) => void): FilterLink {
  const path = useShownPath()
  return (filter) => ({
    href: `${path}${presentReviewFilter(query, filter)}#reviews`,
    // The same reviews in other selections: nothing for search engines.
    rel: 'nofollow',
    onClick: (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onChoose(filter)
    },
  })
}

/** Past the router, which would load the page again. */
export function writeReviewFilter(filter: ReviewFilter): void {
  const { pathname, search } = window.location
  const target = `${pathname}${presentReviewFilter(search, filter)}`
  History.prototype.pushState.call(window.history, window.history.state, '', target)
}

export const readReviewFilter = (): ReviewFilter => parseReviewFilter(window.location.search)

type FiltersProps = Readonly<{ stats: ReviewStats; filter: ReviewFilter; linkTo: FilterLink }>

/** The counts cover all languages, so that choosing one does not change them. */
export function TopicFilter({ stats, filter, linkTo }: FiltersProps) {
  const { format, texts } = useStayTexts()
  const { reviews: words } = texts
  if (stats.topics.length === 0) return null
  const options = stats.topics.map(({ topic, count }) => ({ topic, name: words.topics[topic], count }))
  return (
    <nav className="review-filter" aria-label={words.byTopic}>
      {[{ topic: null, name: words.allTopics, count: stats.count }, ...options].map(({ topic, name, count }) => (
        <Chip
          key={topic}
          {...linkTo({ ...filter, topic })}
          isCurrent={filter.topic === topic}
          count={format.number(count)}
        >
          {name}
        </Chip>
      ))}
    </nav>
  )
}

/** The languages that guests wrote in, if there are several. */
export function LanguageFilter({ stats, filter, linkTo }: FiltersProps) {
  const { format, texts } = useStayTexts()
  const { reviews: words } = texts
  const options = stats.languages.flatMap(({ language, count }) => {
    const edition = findEditionByLanguage(language)
    return edition === null ? [] : [{ key: edition.key, name: words.languages[language], count }]
  })
  if (options.length < 2) return null
  return (
    <nav className="review-filter" aria-label={words.byLanguage}>
      <Chip {...linkTo({ ...filter, language: null })} isCurrent={filter.language === null}>
        {words.allLanguages}
      </Chip>
      {options.map(({ key, name, count }) => (
        <Chip
          key={key}
          {...linkTo({ ...filter, language: key })}
          isCurrent={filter.language === key}
          count={format.number(count)}
        >
          {name}
        </Chip>
      ))}
    </nav>
  )
}

/** Two choices that no review meets. */
export function NoMatch({ linkTo }: { linkTo: FilterLink }) {
  const { reviews: texts } = useStayTexts().texts
  return (
    <>
      <b>{texts.noMatch}</b> {texts.noMatchHint} <a {...linkTo(noReviewFilter)}>{texts.noMatchLink}</a>.
    </>
  )
}
