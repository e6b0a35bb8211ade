import type { ContestImage, PhotoContest } from '@marram/contract/broker/contest/shapes'
import { bindUnits } from '@marram/i18n/bind-units'
import { Badge } from '@marram/ui/badge'
import { Button } from '@marram/ui/button'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { MouseEvent, ReactNode } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { imagePath, longDay, uploadPath } from './contest-address.ts'

/** Shows the deadline for pictures, or the reason why none are accepted. */
export function ContestPhase({ contest: { status, opensOn, lastDay } }: { contest: PhotoContest }) {
  const { scope } = usePageContext()
  const { phase } = usePageMessages('contest')
  switch (status) {
    case 'upcoming':
      return <Badge kind="info">{phase.upcoming(longDay(scope, opensOn))}</Badge>
    case 'open':
      return <Badge kind="positive">{phase.open(longDay(scope, lastDay))}</Badge>
    case 'judging':
      return <Badge kind="info">{phase.judging}</Badge>
    case 'decided':
      return <Badge>{phase.decided}</Badge>
  }
}

type PrizeProps = {
  readonly contest: PhotoContest
  /** True for the first picture of the page. */
  readonly isFirst?: boolean
  /** Content above the prize, such as the title of the contest. */
  readonly children?: ReactNode
}

/** The prize and its conditions, and a link to take part while the contest is open. */
export function Prize({ contest, isFirst = false, children }: PrizeProps) {
  const { scope } = usePageContext()
  const texts = usePageMessages('contest')
  const Title = children === undefined ? 'h2' : 'h3'
  const { status, rewardImageUrl, rewardText, conditionsUrl } = contest
  return (
    <div className="prize">
      {rewardImageUrl === null ? null : (
        <Picture
          className="prize__picture"
          src={ownPictureUrl(rewardImageUrl)}
          alt=""
          width={640}
          height={427}
          widths={[412, 640, 824, 1236]}
          sizes="(min-width: 64rem) 36rem, 100vw"
          priority={isFirst}
        />
      )}
      <div className="prize__text">
        {children}
        <Title>{status === 'decided' ? texts.prizeOver : texts.prize}</Title>
        <p>{bindUnits(rewardText)}</p>
        <p className="row">
          {status === 'open' ? (
            <Button colour="CTA" icon="upload" href={uploadPath(scope)}>
              {texts.takePart}
            </Button>
          ) : null}
          <a href={conditionsUrl}>{texts.conditions}</a>
        </p>
      </div>
    </div>
  )
}

type EntryCardProps = {
  readonly year: number
  readonly image: ContestImage
  /** Content above the title, such as its place. */
  readonly note?: ReactNode
  readonly level?: 2 | 3
  readonly sizes?: string
  readonly onOpen?: (event: MouseEvent) => void
}

/** A guest's picture with its title, as one link to the picture's page. */
export function EntryCard({ year, image, note, level = 3, sizes, onOpen }: EntryCardProps) {
  const { scope } = usePageContext()
  const Title = `h${level}` as const
  return (
    <article className="post">
      <Picture
        src={ownPictureUrl(image.imageUrl)}
        alt=""
        width={412}
        height={275}
        widths={[412, 824, 1236]}
        sizes={sizes ?? '(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw'}
      />
      {note ? <p className="eyebrow">{note}</p> : null}
      <Title className="post__title">
        <a href={imagePath(scope, year, image)} onClick={onOpen}>
          {image.imageTitle}
        </a>
      </Title>
    </article>
  )
}
