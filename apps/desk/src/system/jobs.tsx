import { type JobState, listJobs } from '@marram/contract/desk/jobs'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { Job, type ListedJob } from './job.tsx'
import { Schedules } from './schedules.tsx'
import { StateChoice } from './state-choice.tsx'
import type { SystemAddress } from './system-search.ts'
import { taskName } from './task-words.ts'
import { words } from './words.ts'

const states = ['failed', 'waiting', 'running', 'scheduled'] as const
const idOf = ({ id }: ListedJob) => id

/** Failed jobs first: the others need nobody. */
export function Jobs({ state: asked, open, go }: SystemAddress) {
  const state = states.find((one) => one === asked) ?? 'failed'
  return (
    <>
      <div className="system__bar">
        <StateChoice
          label={words.state}
          states={states}
          chosen={state}
          nameOf={(one) => words.jobStates[one]}
          onChoose={(one) => go({ state: one })}
        />
      </div>
      {state === 'scheduled' ? <Schedules /> : <Queue key={state} {...{ state, open, go }} />}
    </>
  )
}

type QueueProps = Pick<SystemAddress, 'open' | 'go'> & { readonly state: JobState }

function Queue({ state, open, go }: QueueProps) {
  const { items, error, more } = usePages(listJobs, {
    filters: { state },
    ...{ search: '', sort: 'due', descending: false, cursor: null, limit: 50 },
  })
  const { left, hide } = useDecided(items, idOf)
  return (
    <Inbox
      label={words.parts.jobs}
      items={left}
      error={error}
      idOf={idOf}
      openId={open}
      onOpen={(id) => go({ open: id })}
      more={more}
      empty={words.noJobs[state]}
      row={({ name, addedAt, error: problem, attempts, maxAttempts }) => (
        <>
          <span className="row-head">
            <b className="cut">{taskName(name)}</b>
            <small className="muted">{sinceText(addedAt)}</small>
          </span>
          <span className="row-head">
            <span className="muted cut">{problem ?? name}</span>
            {attempts > 0 && <small className="muted nowrap">{words.attempts(attempts, maxAttempts)}</small>}
          </span>
        </>
      )}
      detail={(job) => <Job job={job} hide={() => hide(job.id)} />}
    />
  )
}
