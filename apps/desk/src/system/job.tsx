import { deleteJob, type listJobs, retryJob } from '@marram/contract/desk/jobs'
import { RotateCw, Trash2 } from 'lucide-react'
import type { InferOutput } from 'valibot'
import { describeFailure } from '../kit/describe-failure.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { decide } from '../kit/undoable.ts'
import { useCommand } from '../kit/use-command.ts'
import { momentText } from './moment.ts'
import { taskName } from './task-words.ts'
import { words } from './words.ts'

export type ListedJob = InferOutput<(typeof listJobs)['output']>['items'][number]

type Props = {
  readonly job: ListedJob
  /** Returns how to show it again. */
  readonly hide: () => () => void
}

const failures = { 'not-failed': words.notFailed, 'unknown-job': words.jobGone }

export function Job({ job, hide }: Props) {
  const { id, name, state, attempts, maxAttempts, dueAt, addedAt, startedAt, error } = job
  const retry = useCommand(retryJob)
  const mayRetry = state !== 'running' && error !== null && !retry.isPending
  const run = () => retry.mutate({ input: { job: id } })
  const remove = () =>
    decide({ command: deleteJob, input: { job: id }, text: words.jobDeleted, putBack: hide(), failures })
  useShortcuts({ r: run }, mayRetry)
  return (
    <>
      <header>
        <h2>{taskName(name)}</h2>
        <p className="muted">
          {name}, {words.jobStates[state]}
        </p>
      </header>
      {error !== null && (
        <p className="note note--late" lang="en">
          {error}
        </p>
      )}
      {(mayRetry || state === 'failed') && (
        <div className="btns">
          <button type="button" className="btn btn--act" disabled={!mayRetry} onClick={run}>
            <RotateCw className="i" aria-hidden="true" /> {words.retry} <kbd>R</kbd>
          </button>
          {state === 'failed' && (
            <button type="button" className="btn btn--stop" onClick={remove}>
              <Trash2 className="i" aria-hidden="true" /> {words.deleteJob}
            </button>
          )}
        </div>
      )}
      {retry.isError && (
        <p className="late" role="alert">
          {describeFailure(retry.error, failures)}
        </p>
      )}
      <dl className="facts">
        <Fact name={words.tried} value={words.attempts(attempts, maxAttempts)} />
        <Fact name={words.added} value={momentText(addedAt)} />
        {startedAt === null ? (
          state === 'waiting' && <Fact name={words.due} value={momentText(dueAt)} />
        ) : (
          <Fact name={words.started} value={momentText(startedAt)} />
        )}
      </dl>
      <p className="muted">{words.noPayload}</p>
    </>
  )
}

export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
