import { retryMessage, showMessage } from '@marram/contract/desk/outbox'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { words as kitWords } from '../kit/kit-words.ts'
import { may } from '../kit/permissions.ts'
import { useCommand } from '../kit/use-command.ts'
import { words } from './words.ts'

type Props = { readonly id: string; readonly way: 'mail' | 'sms' }

const repeatable: readonly string[] = ['refused', 'kept', 'unconfirmed']

export function Message({ id, way }: Props) {
  const { data, error } = useQuery(asking(showMessage, { way, id }))
  const retry = useCommand(retryMessage)
  if (error && !data) return <p className="late">{describeFailure(error)}</p>
  if (!data) return <p className="muted">{kitWords.loading}</p>
  return (
    <>
      <header>
        <h2>{data.about}</h2>
        <p className="muted">
          {words.to(data.recipient)}, {words.states[data.state]}
        </p>
      </header>
      {data.lastError !== null && (
        <p className="note note--late">
          {words.problem}: {data.lastError}
        </p>
      )}
      {may('messages.write') && repeatable.includes(data.state) && (
        <div className="btns">
          <button
            type="button"
            className="btn btn--act"
            disabled={retry.isPending}
            onClick={() => retry.mutate({ input: { way, id } })}
          >
            <RotateCw className="i" aria-hidden="true" /> {words.retry}
          </button>
        </div>
      )}
      {retry.isError && (
        <p className="late" role="alert">
          {describeFailure(retry.error, { 'not-possible': words.already })}
        </p>
      )}
      {retry.isSuccess && (
        <p className="good" role="status">
          {words.retried}
        </p>
      )}
      {data.html === null ? (
        <p className="words quote">{data.text}</p>
      ) : (
        <iframe className="mail" title={words.preview} sandbox="" srcDoc={data.html} />
      )}
    </>
  )
}
