import { type ContestEntryProblem, checkContestEntry } from '@marram/contract/workers/contest-entry'
import type { ContestEntryFailure, RefusedContestEntry } from '@marram/contract/workers/contest-entry-answer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { requestStamp } from '../../kit/forms/send-form.ts'
import { withoutHeic } from '../../kit/without-heic.ts'
import { checkPicture } from './check-picture.ts'
import { sendEntry } from './send-entry.ts'

export type UploadState = {
  readonly status: 'open' | 'sending' | 'sent'
  readonly problems: readonly ContestEntryProblem[]
  readonly isConsentMissing: boolean
  readonly failure: ContestEntryFailure | 'cancelled' | null
  /** Between 0 and 1. */
  readonly progress: number
  /** Counts the uploaded pictures, so that each begins with an empty file field. */
  readonly round: number
  /** Counts the replies: only they move the focus, choosing a picture does not. */
  readonly answers: number
}

const open: UploadState = {
  status: 'open',
  problems: [],
  isConsentMissing: false,
  failure: null,
  progress: 0,
  round: 0,
  answers: 0,
}

/** Texts come first: the worker reads them before it checks the picture. */
const textFields = ['userEmail', 'userEmailConfirm', 'userName', 'imageTitle', 'imageText'] as const
const otherFields = ['contestId', 'locale', 'trap'] as const

/** The fields are uncontrolled and only errors are state, so that no error and no lost connection can lose input. */
export function useUpload(action: string, shown: RefusedContestEntry | null) {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const stamp = useRef<Promise<string | null> | null>(null)
  const sending = useRef<AbortController | null>(null)
  const [state, setState] = useState<UploadState>({ ...open, ...shown, answers: shown ? 1 : 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, with what is shown then
  useEffect(() => {
    if (state.status === 'sent') thanks.current?.focus()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state.answers])

  const answer = (next: Partial<UploadState>): void =>
    setState(({ round, answers }) => ({ ...open, round, answers: answers + 1, ...next }))
  const onFocus = (): void => {
    stamp.current ??= requestStamp(window.fetch.bind(window))
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const data = new FormData(event.currentTarget)
    const hasConsent = event.currentTarget.querySelector<HTMLInputElement>('[data-consent]')?.checked === true
    const stop = new AbortController()
    sending.current = stop
    try {
      const chosen = data.get('contest_image')
      if (chosen instanceof File) data.set('contest_image', await withoutHeic(chosen))
      const problems = await problemsOf(data)
      if (problems.length > 0 || !hasConsent) {
        answer({ problems, isConsentMissing: !hasConsent })
        return
      }
      setState(({ round, answers }) => ({ ...open, status: 'sending', round, answers }))
      const outcome = await sendEntry({
        action,
        body: inOrder(data, await stamp.current),
        onProgress: (progress) => setState((now) => (now.status === 'sending' ? { ...now, progress } : now)),
        signal: stop.signal,
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      })
      // A stamp is valid for one form.
      stamp.current = null
      if (outcome.kind === 'sent') answer({ status: 'sent' })
      else if (outcome.kind === 'cancelled') answer({ failure: 'cancelled' })
      else answer({ problems: outcome.problems, failure: outcome.failure })
    } finally {
      sending.current = null
    }
  }
  const cancel = (): void => sending.current?.abort()
  /** Validated as soon as it is chosen: the other errors stay as they are. */
  const judgePicture = async (file: File | null): Promise<void> => {
    const problem = file && (await checkPicture(await withoutHeic(file)))
    setState((now) => ({
      ...now,
      problems: [...now.problems.filter(({ field }) => field !== 'contest_image'), ...(problem ? [problem] : [])],
    }))
  }
  const startAgain = (): void => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[name="imageTitle"], [name="imageText"]') ?? []
    for (const field of fields) field.value = ''
    setState(({ round, answers }) => ({ ...open, round: round + 1, answers }))
  }
  return { form, thanks, state, onFocus, onSubmit, cancel, judgePicture, startAgain }
}

async function problemsOf(data: FormData): Promise<ContestEntryProblem[]> {
  const [userEmail, userEmailConfirm, userName, imageTitle, imageText] = textFields.map((name) => textOf(data, name))
  const { problems } = checkContestEntry({
    userEmail: userEmail ?? '',
    userEmailConfirm: userEmailConfirm ?? '',
    userName: userName ?? '',
    imageTitle: imageTitle ?? '',
    imageText: imageText ?? '',
  })
  const file = data.get('contest_image')
  const ofPicture = await checkPicture(file instanceof File ? file : new Blob())
  return ofPicture ? [...problems, ofPicture] : [...problems]
}

function inOrder(data: FormData, stamp: string | null): FormData {
  const ordered = new FormData()
  for (const name of [...otherFields, ...textFields]) ordered.append(name, textOf(data, name))
  if (stamp !== null) ordered.append('stamp', stamp)
  const file = data.get('contest_image')
  if (file instanceof File) ordered.append('contest_image', file)
  return ordered
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
