import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { getRouteApi } from '@tanstack/react-router'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ReviewFrame } from './review-frame.tsx'
import type { ReviewMailsData } from './review-mails-data.ts'

const route = getRouteApi('/account/review-mails')

/** The opt-out from review requests. The button is a native form and needs no account. */
export function ReviewMailsPage() {
  const { token, isDone, failure }: ReviewMailsData = route.useLoaderData()
  const { mails, home } = usePageMessages('review')
  if (isDone) {
    return (
      <ReviewFrame title={mails.done.title}>
        <p>{mails.done.text}</p>
        <Button href="/">{home}</Button>
      </ReviewFrame>
    )
  }
  return (
    <ReviewFrame title={mails.title}>
      {failure === null ? null : (
        <div role="alert">
          <Notice kind="error">{mails.failed[failure]}</Notice>
        </div>
      )}
      {failure === 'link' ? (
        <Button href="/">{home}</Button>
      ) : (
        <form className="stack" method="post" action="/account/review-mails/">
          <p>{mails.intro}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" colour="Primary" wide>
            {mails.submit}
          </Button>
        </form>
      )}
    </ReviewFrame>
  )
}
