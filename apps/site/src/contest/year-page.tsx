import type { ContestImage, PhotoContest } from '@marram/contract/broker/contest/shapes'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { SectionHead } from '@marram/ui/section-head'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PageFrame } from '../frame/page-frame.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { JsonLd } from '../kit/json-ld.tsx'
import listStyles from '../kit/lists.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { Pagination } from '../kit/pagination.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import styles from './contest.css?url'
import { contestPath, imageData, uploadPath, yearPath } from './contest-address.ts'
import { ContestGallery } from './contest-gallery.tsx'
import { ContestPhase, EntryCard, Prize } from './contest-parts.tsx'
import { contestImagesQuery, contestQuery, picturesPerPage } from './contest-queries.ts'

/** One contest: its winners, its prize and all of its pictures, page by page. */
export function YearPage() {
  const { scope } = usePageContext()
  const { year = '', page = '1' } = useParams({ strict: false })
  const { data: contest } = useSuspenseQuery(contestQuery(scope, Number(year)))
  return (
    <PageFrame>
      <PageStyles href={listStyles} />
      <PageStyles href={styles} />
      {contest ? <Year contest={contest} page={Number(page)} /> : null}
    </PageFrame>
  )
}

function Year({ contest, page }: { contest: PhotoContest; page: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('contest')
  const { year, status, imageCount } = contest
  return (
    <>
      <div className="wrap contest-head">
        <Breadcrumbs above={[{ title: texts.title, path: contestPath(scope) }]} current={texts.yearTitle(year)} />
        <h1>{texts.yearTitle(year)}</h1>
        <div className="row">
          <ContestPhase contest={contest} />
          {imageCount > 0 ? <span className="muted">{texts.total(imageCount)}</span> : null}
        </div>
        {status === 'open' ? null : <p className="lead">{texts.phaseText[status]}</p>}
      </div>
      {page === 1 ? <Winners contest={contest} /> : null}
      {page === 1 && status !== 'decided' ? <PrizePart contest={contest} /> : null}
      <Entries contest={contest} page={page} />
      {page === 1 && status === 'decided' ? <PrizePart contest={contest} /> : null}
    </>
  )
}

function PrizePart({ contest }: { contest: PhotoContest }) {
  return (
    <div className="wrap contest-part">
      <Prize contest={contest} isFirst={contest.status !== 'decided'} />
    </div>
  )
}

function Winners({ contest }: { contest: PhotoContest }) {
  const texts = usePageMessages('contest')
  const { year, firstPlaceImage, secondPlaceImage, thirdPlaceImage } = contest
  const places = ([firstPlaceImage, secondPlaceImage, thirdPlaceImage] as const).flatMap((image, index) =>
    image ? [{ image, note: texts.places[placeAt(index)] }] : [],
  )
  if (places.length === 0) return null
  return (
    <section className="wrap contest-part" aria-labelledby="winners-title">
      <SectionHead title={texts.winners} id="winners-title" />
      <div className="winners">
        {places.map(({ image, note }, index) => (
          <EntryCard
            key={image.id}
            year={year}
            image={image}
            note={note}
            {...(index === 0 && { sizes: '(min-width: 64rem) 51rem, 92vw' })}
          />
        ))}
      </div>
    </section>
  )
}

function placeAt(index: number): 1 | 2 | 3 {
  return index === 0 ? 1 : index === 1 ? 2 : 3
}

function Entries({ contest, page }: { contest: PhotoContest; page: number }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('contest')
  const { year, status, imageCount } = contest
  const { data } = useSuspenseQuery(contestImagesQuery(scope, contest.id, page))
  const title = status === 'open' ? texts.entriesOpen : texts.entries
  if (data.items.length === 0) return <NoEntries contest={contest} />
  return (
    <section className="section section--tight section--white" aria-labelledby="entries-title">
      <GalleryData contest={contest} images={data.items} />
      <div className="wrap stack">
        <SectionHead title={title(imageCount)} id="entries-title" />
        <PartBoundary key={page} apart>
          <ContestGallery year={year} images={data.items} />
        </PartBoundary>
        <Pagination
          page={page}
          pages={Math.ceil(data.total / picturesPerPage)}
          hrefOf={(number) => yearPath(scope, year, number)}
        />
      </div>
    </section>
  )
}

function NoEntries({ contest: { status } }: { contest: PhotoContest }) {
  const { scope } = usePageContext()
  const { empty, nothingShown, takePart } = usePageMessages('contest')
  if (status === 'upcoming') return null
  return (
    <div className="wrap contest-part">
      <Notice kind="sand">
        <p>{status === 'open' ? empty : nothingShown}</p>
        {status === 'open' ? (
          <Button size="small" href={uploadPath(scope)}>
            {takePart}
          </Button>
        ) : null}
      </Notice>
    </div>
  )
}

function GalleryData({ contest, images }: { contest: PhotoContest; images: readonly ContestImage[] }) {
  const { scope } = usePageContext()
  const { yearTitle } = usePageMessages('contest')
  const associatedMedia = images.map((image) => imageData(scope, contest, image))
  return <JsonLd data={{ '@type': 'ImageGallery', name: yearTitle(contest.year), associatedMedia }} />
}
