import { exportGuest } from '@marram/contract/desk/guests'
import { copenhagenDay } from '@marram/domain/iso-day'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { describeFailure } from '../kit/describe-failure.ts'
import { desk } from '../kit/desk-client.ts'
import { saveFile } from '../kit/save-file.ts'
import { words } from './words.ts'

type State = { readonly kind: 'idle' | 'busy' | 'done' } | { readonly kind: 'failed'; readonly error: unknown }

/** Hands the copy to the browser and keeps nothing of it: neither the query client nor the state of a mutation has it. */
export function ExportButton({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const download = async (): Promise<void> => {
    setState({ kind: 'busy' })
    try {
      const data = await desk.execute(exportGuest, { email }, { key: crypto.randomUUID() })
      const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' })
      // The name of the file says when, not who: it shows in lists of downloads.
      saveFile(file, words.fileName(copenhagenDay(new Date())))
      setState({ kind: 'done' })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  return (
    <>
      <button type="button" className="btn" disabled={state.kind === 'busy'} onClick={() => void download()}>
        <Download className="i" aria-hidden="true" />
        {words.download}
      </button>
      <span className={state.kind === 'failed' ? 'late' : 'good'} role="status">
        {state.kind === 'done' && words.downloaded}
        {state.kind === 'failed' && describeFailure(state.error)}
      </span>
    </>
  )
}
