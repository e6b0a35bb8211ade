import type { ReviewInvitation } from '@marram/contract/booking/review'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { ReviewPhotos } from './review-photos.tsx'

const route = getRouteApi('/account/review')

/** The target of the link in the mail after a stay. */
export function ReviewPage() {
  const { token, invitation, answer } = route.useLoaderData()
  const texts = usePageMessages('review')
  if (invitation === null) return <Message title={texts.over.title}>{texts.over.text}</Message>
  if (invitation.sent !== null) {
    return (
      <ReviewFrame title={texts.done.title}>
        <p>{texts.done.text}</p>
        <ReviewPhotos token={token} photos={invitation.sent.photos} answer={answer} />
        <Checks />
        <Button href="/">{texts.home}</Button>
      </ReviewFrame>
    )
  }
  return (
    <ReviewFrame title={texts.title}>
      <StayLine invitation={invitation} />
      <p>{texts.intro}</p>
      <ReviewForm token={token} invitation={invitation} answer={answer} />
      <Checks />
    </ReviewFrame>
  )
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { home } = usePageMessages('review')
  return (
    <ReviewFrame title={title}>
      <p>{children}</p>
      <Checks />
      <Button href="/">{home}</Button>
    </ReviewFrame>
  )
}

function StayLine({ invitation: { house, arrival, departure } }: { readonly invitation: ReviewInvitation }) {
  const { scope } = usePageContext()
  const texts = usePageMessages('review')
  const dates = formatFor(scope.edition).dayRange(arrival, departure)
  return (
    <p className="lead">
      {texts.stay(house.name.toUpperCase(), dates)} <span className="muted">{house.title}</span>
    </p>
  )
}

/** The explanation how reviews are checked is linked from the form, too. */
function Checks() {
  const { checks } = usePageMessages('review')
  const href = useFrameSettings().pages.reviewChecks
  return href ? (
    <p className="small">
      <a href={href}>{checks}</a>
    </p>
  ) : null
}
