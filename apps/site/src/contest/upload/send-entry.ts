import { judgeContestEntry, type RefusedContestEntry } from '@marram/contract/workers/contest-entry-answer'
import { quickestMs } from '../../kit/forms/send-form.ts'

export type EntryOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'cancelled' }
  | ({ readonly kind: 'refused' } & RefusedContestEntry)

type SendOptions = {
  readonly action: string
  readonly body: FormData
  /** Between 0 and 1 during the upload; 1 means that the reply is pending. */
  readonly onProgress: (sent: number) => void
  readonly signal: AbortSignal
  /** Waits before a picture that was rejected as too quick is sent again. */
  readonly pause: (ms: number) => Promise<void>
  readonly create?: () => XMLHttpRequest
}

/** Never rejects. */
export async function sendEntry(options: SendOptions): Promise<EntryOutcome> {
  const outcome = await sendOnce(options)
  if (outcome.kind !== 'refused' || outcome.failure !== 'too-quick') return outcome
  const stopped = new Promise((resolve) => options.signal.addEventListener('abort', resolve, { once: true }))
  await Promise.race([options.pause(quickestMs), stopped])
  return options.signal.aborted ? { kind: 'cancelled' } : sendOnce(options)
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function sendOnce({ action, body, onProgress, signal, ...options }: SendOptions): Promise<EntryOutcome> {
  const { promise, resolve } = Promise.withResolvers<EntryOutcome>()
  const request = (options.create ?? (() => new XMLHttpRequest()))()
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total)
  }
  request.onload = () => resolve(outcomeOf(request.status, request.responseText))
  request.onerror = () => resolve({ kind: 'refused', problems: [], failure: 'offline' })
  request.onabort = () => resolve({ kind: 'cancelled' })
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.open('POST', action)
  request.setRequestHeader('accept', 'application/json')
  request.send(body)
  return promise
}

function outcomeOf(status: number, text: string): EntryOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  return { kind: 'refused', ...judgeContestEntry(status, parsed(text)) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
