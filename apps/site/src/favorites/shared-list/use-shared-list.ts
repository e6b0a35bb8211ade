import { envelope } from '@marram/contract/envelope'
import { type SharedListView, type SharedListVisit, sharedListView } from '@marram/contract/favorites/shared-list-view'
import { ServiceError } from '@marram/contract/service-error'
import type { TogetherMessages } from '@marram/i18n/messages/together/en'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type FormEvent, useContext, useRef, useState } from 'react'
import * as v from 'valibot'
import { logWarning } from '../../kit/log.ts'

/** What the others do shows within so many seconds, while somebody looks at the page. */
const refreshMs = 20_000
const timeoutMs = 10_000

const read = envelope(sharedListView)
const left = envelope(v.object({ path: v.string() }))

type Refused = NonNullable<SharedListVisit['refused']>

export type SharedList = {
  readonly list: SharedListView
  readonly path: string
  /** What was sent last and not taken. */
  readonly refused: Refused | null
  /** Sends a form by script; without script the browser sends it by itself. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const SharedListContext = createContext<SharedList | null>(null)
export const SharedListProvider = SharedListContext.Provider

export function useSharedList(): SharedList {
  const shared = useContext(SharedListContext)
  if (!shared) throw new Error('There is no shared list around this part.')
  return shared
}

/** The list as the server made it, then as it becomes: by what is done here, in other tabs and by others. */
export function useLiveList(path: string, first: SharedListView, refusedFirst: Refused | null): SharedList {
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState(refusedFirst)
  const waiting = useRef<Promise<unknown>>(Promise.resolve())
  const queryKey = ['shared-list', path]
  const { data: list } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => v.parse(read, await ask(path, null, signal)).data,
    initialData: first,
    staleTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? refreshMs : false),
    retry: false,
  })
  const send = async (form: HTMLFormElement, sent: FormData): Promise<void> => {
    try {
      const reply = await ask(path, sent)
      if (sent.get('intent') === 'delete') return window.location.assign(v.parse(left, reply).data.path)
      // What was asked for before this may answer later, and without it.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, v.parse(read, reply).data)
      setRefused(null)
      form.reset()
    } catch (error) {
      if (!(error instanceof ServiceError)) logWarning('The list could not be changed.', error)
      setRefused({ code: (error instanceof ServiceError && error.code) || 'failed', values: textsOf(sent) })
    }
  }
  return {
    list,
    path,
    refused,
    onSubmit: (event) => {
      event.preventDefault()
      const { currentTarget: form, nativeEvent } = event
      const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      const sent = new FormData(form, submitter)
      // One after another, so that the last press is the one that counts.
      waiting.current = waiting.current.then(() => send(form, sent))
    },
  }
}

/** By the address of the page itself: the cookie that says who acts goes nowhere else. */
export async function ask(path: string, body: FormData | null, signal?: AbortSignal): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs)
  const response = await fetch(path, {
    method: body === null ? 'GET' : 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  const reply: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ServiceError(response.status, reply)
  return reply
}

function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

const wrongFields: Readonly<Record<string, keyof TogetherMessages['errors']>> = {
  join: 'name-wrong',
  comment: 'comment-wrong',
  rename: 'title-wrong',
  'move-end': 'end-impossible',
}

/** Why something was not taken, in words. */
export function refusalText({ code, values }: Refused, errors: TogetherMessages['errors']): string {
  const key = code === 'invalid-input' ? (wrongFields[values.intent ?? ''] ?? 'failed') : code
  return isErrorKey(key, errors) ? errors[key] : errors.failed
}

function isErrorKey(key: string, errors: TogetherMessages['errors']): key is keyof TogetherMessages['errors'] {
  return Object.hasOwn(errors, key)
}
