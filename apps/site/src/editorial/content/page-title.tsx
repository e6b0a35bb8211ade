import type { Asset } from '@marram/contract/content/simple-shapes'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../kit/breadcrumbs.tsx'
import { CoverPicture } from '../../kit/content/cover-picture.tsx'

export type PageTitleProps = {
  readonly title: string
  readonly above?: readonly Crumb[]
  readonly intro?: string | null
  readonly image?: Asset | null
  /** Who wrote it and when, and the like. */
  readonly byline?: ReactNode
}

/** Where the guest is, what the page is about, and its picture. */
export function PageTitle({ title, above = [], intro, image, byline }: PageTitleProps) {
  return (
    <>
      <header className="wrap article-head">
        <Breadcrumbs above={above} current={title} />
        <h1>{title}</h1>
        {intro ? <p className="lead">{intro}</p> : null}
        {byline}
      </header>
      {image ? (
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
      ) : null}
    </>
  )
}
