import type { SharedListView, SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import type { TogetherMessages } from '@marram/i18n/messages/together/en'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type FormEvent, useContext, useRef, useState } from 'react'
import { logWarning } from '../../kit/log.ts'

/** Polling interval for changes of other participants, while the page is visible. */
const refreshMs = 20_000
/** For data of the server's render. */
const freshMs = 2000

type Refused = NonNullable<SharedListVisit['refused']>

export type SharedList = {
  readonly list: SharedListView
  readonly path: string
  /** The last refused submission. */
  readonly refused: Refused | null
  /** Sends a form by script; without script the browser sends it. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const SharedListContext = createContext<SharedList | null>(null)
export const SharedListProvider = SharedListContext.Provider

export function useSharedList(): SharedList {
  const shared = useContext(SharedListContext)
  if (!shared) throw new Error('This component was rendered outside a shared list.')
  return shared
}

/** The list of the server's render, then with changes made here, in other tabs and by others. */
export function useLiveList(path: string, first: SharedListView, refusedFirst: Refused | null): SharedList {
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState(refusedFirst)
  const waiting = useRef<Promise<unknown>>(Promise.resolve())
  const queryKey = ['shared-list', path]
  const { data: list } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await import('./list-client.ts')).loadList(path, signal),
    initialData: first,
    staleTime: 0,
    // Hydration waits for the guest, and the data may be stale by then.
    refetchOnMount: () => performance.now() > freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? refreshMs : false),
  })
  const send = async (form: HTMLFormElement, sent: FormData): Promise<void> => {
    const refuse = (code: string) => setRefused({ code, values: textsOf(sent) })
    const client = await import('./list-client.ts').catch((error) =>
      logWarning('The list could not be changed.', error),
    )
    const outcome = await client?.sendToList(path, sent)
    if (outcome?.kind !== 'taken' && outcome?.kind !== 'deleted') return refuse(outcome?.code ?? 'failed')
    if (outcome.kind === 'deleted') return window.location.assign(outcome.path)
    // An earlier request may resolve later, without this change.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, outcome.list)
    setRefused(null)
    form.reset()
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
      // Sent one after another, so that the last press wins.
      waiting.current = waiting.current.then(() => send(form, sent))
    },
  }
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

/** The reason of a refusal in words. */
export function refusalText({ code, values }: Refused, errors: TogetherMessages['errors']): string {
  const key = code === 'invalid-input' ? (wrongFields[values.intent ?? ''] ?? 'failed') : code
  return isErrorKey(key, errors) ? errors[key] : errors.failed
}

function isErrorKey(key: string, errors: TogetherMessages['errors']): key is keyof TogetherMessages['errors'] {
  return Object.hasOwn(errors, key)
}
