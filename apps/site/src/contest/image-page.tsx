import type { ContestImage, ContestImageView, PhotoContest } from '@marram/contract/broker/contest/shapes'
import { copenhagenDay } from '@marram/domain/iso-day'
import { Badge } from '@marram/ui/badge'
import { Icon } from '@marram/ui/icon'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { TextLink } from '@marram/ui/text-link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { Comments } from '../comments/comments.tsx'
import { commentData } from '../comments/comments-query.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { JsonLd } from '../kit/json-ld.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ShareButton } from '../kit/share-button.tsx'
import styles from './contest.css?url'
import { contestPath, imageData, imagePath, imageSubject, longDay, yearPath } from './contest-address.ts'
import { contestImageQuery, contestQuery } from './contest-queries.ts'

/** The page of one picture, which can be shared and found. */
export function ImagePage() {
  const { scope } = usePageContext()
  const { year = '', slug = '', page = '1' } = useParams({ strict: false })
  const { data: contest } = useSuspenseQuery(contestQuery(scope, Number(year)))
  return (
    <PageFrame>
      <PageStyles href={styles} />
      {contest ? <Shown contest={contest} slug={slug} page={Number(page)} /> : null}
    </PageFrame>
  )
}

function Shown({ contest, slug, page }: { contest: PhotoContest; slug: string; page: number }) {
  const { scope } = usePageContext()
  const { data: view } = useSuspenseQuery(contestImageQuery(scope, contest.id, slug))
  return view ? <ImageView contest={contest} view={view} page={page} /> : null
}

type ImageViewProps = {
  readonly contest: PhotoContest
  readonly view: ContestImageView
  /** Page number of the comments. */
  readonly page: number
}

function ImageView({ contest, view, page }: ImageViewProps) {
  const context = usePageContext()
  const { scope } = context
  const texts = usePageMessages('contest')
  const { year } = contest
  const { image } = view
  const place = placeOf(contest, image)
  const sentOn = copenhagenDay(new Date(image.createdAt))
  const above = [
    { title: texts.title, path: contestPath(scope) },
    { title: texts.yearTitle(year), path: yearPath(scope, year) },
  ]
  const subject = imageSubject(image)
  const data = { ...imageData(scope, contest, image), ...commentData(context, subject, page) }
  return (
    <>
      <article className="wrap contest-image">
        <Breadcrumbs above={above} current={image.imageTitle} />
        <JsonLd data={data} />
        <figure className="contest-image__figure" style={sizeOf(image)}>
          <LargePicture image={image} />
        </figure>
        <div className="contest-image__text">
          {place === null ? null : (
            <p>
              <Badge kind="positive">{texts.places[place]}</Badge>
            </p>
          )}
          <h1>{image.imageTitle}</h1>
          {image.imageText === '' ? null : <p className="lead contest-image__words">{image.imageText}</p>}
          <p className="muted small">
            <time dateTime={sentOn}>{texts.sentOn(longDay(scope, sentOn))}</time>
          </p>
          <div className="row">
            <PartBoundary>
              <ShareButton title={image.imageTitle} path={imagePath(scope, year, image)} words={texts.share} />
            </PartBoundary>
            <TextLink href={yearPath(scope, year)} icon="images">
              {texts.back(year)}
            </TextLink>
          </div>
        </div>
        <Neighbours year={year} view={view} />
      </article>
      <Comments {...subject} page={page} hrefOf={(to) => imagePath(scope, year, image, to)} />
    </>
  )
}

function sizeOf({ width, height }: ContestImage): CSSProperties & Record<'--width' | '--height', number> {
  return { '--width': width, '--height': height }
}

const widths = [412, 824, 1236, 1800]

/** Uncropped, and never requested larger than it is. */
function LargePicture({ image }: { image: ContestImage }) {
  const { width, height, imageUrl, imageTitle } = image
  const offered = widths.filter((offer) => offer < width)
  return (
    <Picture
      src={ownPictureUrl(imageUrl)}
      alt={imageTitle}
      width={width}
      height={height}
      widths={offered.length === widths.length ? offered : [...offered, width]}
      sizes="(min-width: 80rem) 77rem, 100vw"
      priority
    />
  )
}

function Neighbours({ year, view: { previous, next } }: { year: number; view: ContestImageView }) {
  const texts = usePageMessages('contest')
  if (!previous && !next) return null
  return (
    <nav className="contest-neighbours" aria-label={texts.neighbours}>
      {previous ? <Neighbour year={year} image={previous} rel="prev" label={texts.previous} /> : null}
      {next ? <Neighbour year={year} image={next} rel="next" label={texts.next} /> : null}
    </nav>
  )
}

type NeighbourProps = {
  readonly year: number
  readonly image: ContestImage
  readonly rel: 'prev' | 'next'
  readonly label: string
}

function Neighbour({ year, image, rel, label }: NeighbourProps) {
  const { scope } = usePageContext()
  return (
    <a className={`contest-neighbour contest-neighbour--${rel}`} href={imagePath(scope, year, image)} rel={rel}>
      <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />
      <Picture src={ownPictureUrl(image.imageUrl)} alt="" width={120} height={80} />
      <span>
        <span className="small muted">{label}</span>
        <span className="contest-neighbour__title">{image.imageTitle}</span>
      </span>
    </a>
  )
}

function placeOf(contest: PhotoContest, { id }: ContestImage): 1 | 2 | 3 | null {
  if (contest.firstPlaceImage?.id === id) return 1
  if (contest.secondPlaceImage?.id === id) return 2
  return contest.thirdPlaceImage?.id === id ? 3 : null
}
