import type { Asset } from '@marram/contract/content/simple-shapes'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../kit/breadcrumbs.tsx'
import { CoverPicture } from '../../kit/content/cover-picture.tsx'

export type PageTitleProps = {
  readonly title: string
  readonly above?: readonly Crumb[]
  readonly intro?: string | null
  readonly image?: Asset | null
  /** Author and date, for example. */
  readonly byline?: ReactNode
  /** Puts the whole picture beside the title, so that the content is not pushed down. */
  readonly isBeside?: boolean
  /** Aligned with the list below it, not with a column of text. */
  readonly isWide?: boolean
}

/** Breadcrumbs, title, intro and picture of a page. */
export function PageTitle({
  title,
  above = [],
  intro,
  image,
  byline,
  isBeside = false,
  isWide = false,
}: PageTitleProps) {
  const header = (
    <header className={isBeside || isWide ? 'article-head' : 'wrap article-head'}>
      <Breadcrumbs above={above} current={title} />
      <h1>{title}</h1>
      {intro ? <p className="lead">{intro}</p> : null}
      {byline}
    </header>
  )
  const words = isWide || (isBeside && !image) ? <div className="wrap">{header}</div> : header
  if (!image) return words
  if (isBeside) {
    return (
      <div className="wrap article-top">
        {header}
        <div className="article-top__picture">
          <CoverPicture
            asset={image}
            alt=""
            width={795}
            height={530}
            sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 20rem, 100vw"
            priority
          />
        </div>
      </div>
    )
  }
  return (
    <>
      {words}
      <div className="wrap article-hero">
        <CoverPicture
          asset={image}
          alt=""
          width={1232}
          height={560}
          sizes="(min-width: 80rem) 1232px, 100vw"
          priority
        />
      </div>
    </>
  )
}
