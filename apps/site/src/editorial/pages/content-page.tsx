import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { Page } from '@marram/contract/content/shapes'
import type { ReactNode } from 'react'
import { crumbsOf } from '../../kit/breadcrumbs.tsx'
import { RichText } from '../../kit/content/rich-text.tsx'
import { timelineOf } from '../../kit/content/rules/timeline.ts'
import { BannerSection } from '../../kit/content/sections/picture-sections.tsx'
import { Sections } from '../../kit/content/sections.tsx'
import type { Listing } from '../../kit/entry/entry-view.ts'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import boxStyles from '../../search/bar/search-bar.css?url'
import { DeferredSearchBox } from '../../search/box/deferred-search-box.tsx'
import articleStyles from '../article.css?url'
import { FaqData } from '../people/faq-list.tsx'
import { ListingView } from './listing-view.tsx'
import { PageTitle } from './page-title.tsx'

export type ContentPageProps = {
  readonly page: Page
  readonly listing: Listing | null
  readonly path: string
  readonly pageNumber: number
}

/** An editor's page: banner, title, text, the list of its template, sections; with a sidebar if the layout has one. */
export function ContentPage({ page, listing, path, pageNumber }: ContentPageProps) {
  const shown = openQuestions(listing, page)
  const hasSidebar = page.layout === 'sidebar' && page.sidebar.length > 0
  // Questions have the width of a text; every other list has the full width.
  const hasList = listing !== null && listing.kind !== 'faqs'
  const text = (
    <>
      {page.content && pageNumber === 1 ? (
        <PageText isWide={hasList && !hasSidebar}>
          {page.template === 'history' ? <HistoryTimeline value={page.content} /> : <RichText value={page.content} />}
        </PageText>
      ) : null}
    </>
  )
  const list = (
    <>
      {shown ? <ListingView listing={shown} path={path} pageNumber={pageNumber} /> : null}
      {listing?.kind === 'faqs' ? <FaqData faqs={listing.faqs} /> : null}
    </>
  )
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      {page.banner ? (
        <BannerSection section={page.banner} level={2} place="page" idPrefix="banner-" isAboveTitle />
      ) : null}
      <PageTitle
        title={page.title ?? ''}
        above={crumbsOf(page.parent?.parent, page.parent)}
        intro={page.intro}
        image={page.image}
        isBeside={hasList}
        isWide={hasSidebar || page.content === null}
      />
      {page.showSearchBox && pageNumber === 1 ? (
        <div className="wrap page-search">
          <PageStyles href={boxStyles} />
          <DeferredSearchBox />
        </div>
      ) : null}
      {hasSidebar ? (
        <div className="wrap with-sidebar">
          <div>
            {text}
            {hasList ? null : list}
          </div>
          <aside className="stack">
            <Sections sections={page.sidebar} place="sidebar" />
          </aside>
        </div>
      ) : (
        text
      )}
      {/* A list is longer than a sidebar, below which the page would be empty. */}
      {hasSidebar && !hasList ? null : list}
      {pageNumber === 1 ? <Sections sections={page.sections} /> : null}
    </>
  )
}

/** A column in the middle of the page, or at its edge if a list begins there. */
function PageText({ isWide, children }: { readonly isWide: boolean; readonly children: ReactNode }) {
  if (!isWide) return <div className="article-body">{children}</div>
  return (
    <div className="wrap">
      <div className="article-body article-body--wide">{children}</div>
    </div>
  )
}

/** The agency's timeline, with the text before and after it. */
function HistoryTimeline({ value }: { value: RichTextValue }) {
  const { before, stops, after } = timelineOf(value)
  // Heading levels start at 2 below the page's title, with or without a text before the years.
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

/** A list of questions without those that the page answers in its sections; null if none is left. @internal */
export function openQuestions(listing: Listing | null, { sections }: Pick<Page, 'sections'>): Listing | null {
  if (listing?.kind !== 'faqs' || listing.faqs.length === 0) return listing
  const answered = new Set(
    sections.flatMap((section) => (section.__typename === 'SectionFaq' ? section.faqs.map(({ sys }) => sys.id) : [])),
  )
  const faqs = listing.faqs.filter(({ sys }) => !answered.has(sys.id))
  return faqs.length > 0 ? { ...listing, faqs } : null
}
