import type { PhotoContest } from '@marram/contract/broker/contest/shapes'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import type { MouseEvent, RefObject } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { longDay, uploadPath, yearPath } from '../contest-address.ts'
import type { UploadState } from './use-upload.ts'

/** Announced four times: every percent would drown out everything else. */
const announcedSteps = 4

/** Upload progress. The live region is always in the page, so that changes are announced. */
export function Progress({ state: { status, progress } }: { state: UploadState }) {
  const texts = usePageMessages('upload')
  const isSending = status === 'sending'
  const isArrived = progress >= 1
  const announced = Math.floor(progress * announcedSteps) / announcedSteps
  return (
    <div className="upload-progress">
      {isSending ? (
        <>
          <progress aria-label={texts.progressLabel} value={progress} max={1} />
          <p className="small" aria-hidden="true">
            {isArrived ? texts.checking : texts.progress(Math.floor(progress * 100))}
          </p>
        </>
      ) : null}
      <p className="visually-hidden" role="status">
        {isSending ? (isArrived ? texts.checking : texts.progress(announced * 100)) : null}
      </p>
    </div>
  )
}

type ThanksProps = {
  readonly contest: PhotoContest
  readonly id: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onAgain: () => void
}

/** Part of every copy of the page: the URL's hash or the script shows it. */
export function Thanks({ contest, id, heading, onAgain }: ThanksProps) {
  const { scope } = usePageContext()
  const { thanks } = usePageMessages('upload')
  const path = uploadPath(scope)
  const again = (event: MouseEvent): void => {
    // After a page that was sent without script the URL's hash itself shows the thanks.
    if (window.location.hash !== '') return
    event.preventDefault()
    onAgain()
  }
  return (
    <div id={id} className="form-block__thanks panel upload-thanks">
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="circle-check" size="large" />
        {thanks.title}
      </h2>
      <h3>{thanks.next}</h3>
      <ol>
        <li>{thanks.steps.look}</li>
        <li>{thanks.steps.judge(longDay(scope, contest.lastDay))}</li>
        <li>{thanks.steps.write}</li>
      </ol>
      <p className="row">
        <Button colour="Primary" href={yearPath(scope, contest.year)}>
          {thanks.gallery}
        </Button>
        <Button href={path} onClick={again}>
          {thanks.another}
        </Button>
      </p>
    </div>
  )
}
