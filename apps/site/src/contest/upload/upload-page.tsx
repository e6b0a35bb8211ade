import type { PhotoContest } from '@marram/contract/broker/contest/shapes'
import { contestPictureLimits } from '@marram/domain/picture-limits'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageFrame } from '../../frame/page-frame.tsx'
import { Breadcrumbs } from '../../kit/breadcrumbs.tsx'
import formStyles from '../../kit/forms/form.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import contestStyles from '../contest.css?url'
import { contestPath, longDay } from '../contest-address.ts'
import { contestsQuery } from '../contest-queries.ts'
import { currentContest } from '../current-contest.ts'
import { megabytes } from './problem-words.ts'
import styles from './upload.css?url'
import { UploadForm } from './upload-form.tsx'

/** The upload form, or the reason why no pictures are accepted. */
export function UploadPage() {
  const { scope } = usePageContext()
  const texts = usePageMessages('upload')
  const { title, yearTitle } = usePageMessages('contest')
  const { data: contests } = useSuspenseQuery(contestsQuery(scope))
  const contest = currentContest(contests)
  const answer = scope.answer?.kind === 'contest-entry' ? scope.answer : null
  const isOpen = contest?.status === 'open'
  return (
    <PageFrame>
      <PageStyles href={formStyles} />
      <PageStyles href={contestStyles} />
      <PageStyles href={styles} />
      <div className="wrap contest-head">
        <Breadcrumbs above={[{ title, path: contestPath(scope) }]} current={texts.title} />
        <h1>{texts.title}</h1>
        {isOpen ? (
          <p className="lead">{texts.intro(yearTitle(contest.year), longDay(scope, contest.lastDay))}</p>
        ) : null}
      </div>
      {isOpen ? (
        <div className="wrap upload">
          <Rules />
          <PartBoundary>
            <UploadForm contest={contest} answer={answer} />
          </PartBoundary>
        </div>
      ) : (
        <Closed contest={contest} />
      )}
    </PageFrame>
  )
}

/** Requirements for a picture, shown before one is chosen. */
function Rules() {
  const { scope } = usePageContext()
  const { rules } = usePageMessages('upload')
  const { maxBytes, minEdge } = contestPictureLimits
  return (
    <aside className="panel panel--flat upload-rules" aria-labelledby="rules-title">
      <h2 className="minor" id="rules-title">
        {rules.title}
      </h2>
      <ul>
        <li>{rules.type}</li>
        <li>{rules.size(megabytes(scope.edition, maxBytes))}</li>
        <li>{rules.pixels(formatFor(scope.edition).number(minEdge))}</li>
        <li>{rules.people}</li>
      </ul>
      <p className="small muted">{rules.heic}</p>
    </aside>
  )
}

function Closed({ contest }: { contest: PhotoContest | null }) {
  const { scope } = usePageContext()
  const { closed } = usePageMessages('upload')
  const { yearTitle } = usePageMessages('contest')
  const why = (): string => {
    if (contest?.status === 'upcoming') return closed.upcoming(yearTitle(contest.year), longDay(scope, contest.opensOn))
    return contest?.status === 'judging' ? closed.judging(yearTitle(contest.year)) : closed.other
  }
  return (
    <div className="wrap contest-part stack">
      <Notice kind="sand">
        <p>
          <b>{closed.title}</b>
        </p>
        <p>{why()}</p>
      </Notice>
      <p>
        <Button href={contestPath(scope)}>{closed.back}</Button>
      </p>
    </div>
  )
}
