import type { PhotoContest } from '@marram/contract/broker/contest/shapes'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { SectionHead } from '@marram/ui/section-head'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageFrame } from '../frame/page-frame.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import listStyles from '../kit/lists.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import styles from './contest.css?url'
import { yearPath } from './contest-address.ts'
import { ContestPhase, EntryCard, Prize } from './contest-parts.tsx'
import { contestsQuery } from './contest-queries.ts'
import { currentContest } from './current-contest.ts'

/** The current prize and deadline, and earlier winners. */
export function OverviewPage() {
  const { scope } = usePageContext()
  const texts = usePageMessages('contest')
  const { data: contests } = useSuspenseQuery(contestsQuery(scope))
  const current = currentContest(contests)
  const earlier = contests.filter((contest) => contest !== current)
  return (
    <PageFrame>
      <PageStyles href={listStyles} />
      <PageStyles href={styles} />
      <div className="wrap contest-head">
        <Breadcrumbs above={[]} current={texts.title} />
        <h1>{texts.title}</h1>
        <p className="lead">{texts.intro}</p>
      </div>
      {current ? <Current contest={current} /> : <NoContest />}
      {earlier.length > 0 ? <EarlierYears contests={earlier} /> : null}
    </PageFrame>
  )
}

function NoContest() {
  const { none } = usePageMessages('contest')
  return (
    <div className="wrap contest-part">
      <Notice kind="sand">
        <p>
          <b>{none.title}</b>
        </p>
        <p>{none.text}</p>
      </Notice>
    </div>
  )
}

function Current({ contest }: { contest: PhotoContest }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('contest')
  const { year, status, imageCount, images } = contest
  return (
    <>
      <section className="wrap contest-part" aria-labelledby="current-title">
        <Prize contest={contest} isFirst>
          <div className="row">
            <ContestPhase contest={contest} />
            {imageCount > 0 ? <span className="muted">{texts.count(imageCount)}</span> : null}
          </div>
          <h2 id="current-title">{texts.yearTitle(year)}</h2>
          {status === 'open' || status === 'decided' ? null : <p>{texts.phaseText[status]}</p>}
        </Prize>
      </section>
      {images.length > 0 ? (
        <section className="section section--tight section--white" aria-labelledby="newest-title">
          <div className="wrap">
            <SectionHead
              title={texts.newest}
              id="newest-title"
              link={{ href: yearPath(scope, year), label: texts.all(year) }}
            />
            <div className="post-grid contest-newest">
              {images.map((image) => (
                <EntryCard key={image.id} year={year} image={image} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
    </>
  )
}

function EarlierYears({ contests }: { contests: readonly PhotoContest[] }) {
  const { earlier } = usePageMessages('contest')
  return (
    <section className="section section--tight" aria-labelledby="earlier-title">
      <div className="wrap">
        <SectionHead title={earlier} id="earlier-title" />
        <div className="post-grid contest-years">
          {contests.map((contest) => (
            <YearCard key={contest.id} contest={contest} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** A year with its winning picture, or its newest one before there is a winner. */
function YearCard({ contest }: { contest: PhotoContest }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('contest')
  const { year, imageCount, firstPlaceImage, images } = contest
  const shown = firstPlaceImage ?? images[0]
  return (
    <article className="post">
      {shown ? (
        <Picture
          src={ownPictureUrl(shown.imageUrl)}
          alt=""
          width={412}
          height={275}
          widths={[412, 824, 1236]}
          sizes="(min-width: 48rem) 46vw, 92vw"
        />
      ) : null}
      <h3 className="post__title">
        <a href={yearPath(scope, year)}>{texts.yearTitle(year)}</a>
      </h3>
      <p className="small">
        {firstPlaceImage ? (
          `${texts.winnerOf(year)}: ${firstPlaceImage.imageTitle}`
        ) : (
          <ContestPhase contest={contest} />
        )}
      </p>
      <p className="small muted">{texts.total(imageCount)}</p>
    </article>
  )
}
