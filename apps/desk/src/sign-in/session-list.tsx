import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Problem, useAttempt } from './attempt.tsx'
import { endSession, sessionsQuery } from './sessions.ts'
import { dateOf, words } from './words.ts'

export function SessionList() {
  const client = useQueryClient()
  const { data: sessions = [] } = useQuery(sessionsQuery)
  const { isBusy, problem, attempt } = useAttempt()
  const end = (id: string): void =>
    void attempt(async () => {
      await endSession(id)
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    })
  return (
    <>
      <Problem text={problem} />
      <ul className="rows">
        {sessions.map(({ id, device, startedAt, usedAt, isCurrent }) => (
          <li key={id} className="security__row">
            <div>
              <b>{device || words.unknownDevice}</b>
              <p className="muted">
                {words.signedInOn(dateOf(startedAt))} · {words.usedOn(dateOf(usedAt))}
              </p>
            </div>
            {isCurrent ? (
              <span className="muted">{words.thisDevice}</span>
            ) : (
              <button
                type="button"
                className="btn btn--28"
                disabled={isBusy}
                aria-label={words.endOne(device || words.unknownDevice)}
                onClick={() => end(id)}
              >
                {words.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
