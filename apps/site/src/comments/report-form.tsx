import { pageField } from '@marram/contract/workers/form-definition'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { type FormEvent, useState } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useShownPath } from '../kit/scope/use-shown-path.ts'

const formId = 'comment-report'
/** The id of the thanks; the URL's hash names it, as with other forms. */
const thanksId = 'comment-reported'

type ReportState = 'sending' | 'received' | 'failed'

export type Reports = {
  readonly states: ReadonlyMap<number, ReportState>
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

export function useReports(): Reports {
  const [states, setStates] = useState<ReadonlyMap<number, ReportState>>(new Map())
  return {
    states,
    onSubmit: async (event) => {
      event.preventDefault()
      const submitter = 'submitter' in event.nativeEvent ? event.nativeEvent.submitter : null
      const id = submitter instanceof HTMLButtonElement ? submitter.value : ''
      const set = (state: ReportState) => setStates((before) => new Map(before).set(Number(id), state))
      set('sending')
      const headers = { accept: 'application/json' }
      const body = new URLSearchParams({ id })
      const sent = fetch('/api/comment-reports/', {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(20_000),
      })
      set(await sent.then(({ ok }) => (ok ? 'received' : 'failed')).catch(() => 'failed' as const))
    },
  }
}

/** One form for all comments: each of their buttons refers to it, and its value names the comment. */
export function ReportForm({ reports }: { readonly reports: Reports }) {
  const texts = usePageMessages('comments')
  const page = useShownPath()
  return (
    <>
      <div id={thanksId} className="comments-part__reported" role="status">
        <Notice kind="good">{texts.reported}</Notice>
      </div>
      <form id={formId} method="post" action="/api/comment-reports/" onSubmit={reports.onSubmit}>
        <input type="hidden" name={pageField} value={page} />
      </form>
    </>
  )
}

type ReportButtonProps = { readonly id: number; readonly name: string; readonly reports: Reports }

export function ReportButton({ id, name, reports }: ReportButtonProps) {
  const texts = usePageMessages('comments')
  const state = reports.states.get(id)
  const isDone = state === 'sending' || state === 'received'
  return (
    <>
      {isDone ? null : (
        <button
          className="text-link small comment__move"
          type="submit"
          form={formId}
          name="id"
          value={id}
          aria-label={texts.reportOf(name)}
        >
          <Icon name="flag" size="small" />
          {texts.report}
        </button>
      )}
      <span className="small muted" role="status">
        {state === 'received' ? texts.reported : state === 'failed' ? texts.reportFailed : null}
      </span>
    </>
  )
}
