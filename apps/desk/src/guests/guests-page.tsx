import './guests.css'
import { findGuest } from '@marram/contract/desk/guests'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { FoundGuestPanel } from './found-guest.tsx'
import { readWho, type Who } from './read-who.ts'
import { words } from './words.ts'

const route = getRouteApi('/shell/desk/guests')

/**
 * A guest's data, on request. What is searched for stays in this page's memory: in the address bar, it would end up in the
 * browser's history, in logs and in links.
 */
export function GuestsPage() {
  const { booking } = route.useSearch()
  const [who, setWho] = useState<Who | null>(booking === undefined ? null : { reservationId: booking })
  const [search, setSearch] = useState(0)
  const again = () => {
    setWho(null)
    setSearch((before) => before + 1)
  }
  return (
    <div className="page">
      <div className="page__head">
        <h1>{words.title}</h1>
      </div>
      <div className="guests">
        <p className="soft">{words.intro}</p>
        <Find key={search} typedBefore={booking ?? ''} find={setWho} />
        {who !== null && <Found key={JSON.stringify(who)} who={who} again={again} />}
      </div>
    </div>
  )
}

function Find({ typedBefore, find }: { readonly typedBefore: string; readonly find: (who: Who) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(typedBefore)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const who = readWho(typed)
    setWrong(who === null)
    if (who !== null) find(who)
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{words.field}</label>
        <div className="guests__find">
          <input
            id={id}
            className="input"
            autoComplete="off"
            maxLength={254}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-hint` : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="btn btn--act">
            <Search className="i" aria-hidden="true" />
            {words.find}
          </button>
        </div>
        {isWrong && (
          <p id={`${id}-hint`} className="hint late" role="alert">
            {words.fieldHint}
          </p>
        )}
      </div>
    </form>
  )
}

function Found({ who, again }: { readonly who: Who; readonly again: () => void }) {
  // Forgotten as soon as nobody looks at it.
  const query = useQuery({ ...asking(findGuest, who), gcTime: 0 })
  if (query.data === undefined) return <QueryState query={query} own={{ 'unknown-booking': words.unknownBooking }} />
  return <FoundGuestPanel found={query.data} again={again} />
}
