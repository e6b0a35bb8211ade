import { answerQuestion, closeQuestion, showQuestion } from '@marram/contract/desk/questions'
import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { useTextDraft } from '../kit/draft.ts'
import { format } from '../kit/format.ts'
import { words as kitWords } from '../kit/kit-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { sinceText } from '../kit/since-text.ts'
import { useCommand } from '../kit/use-command.ts'
import { words } from './words.ts'

export function Conversation({ id }: { readonly id: number }) {
  const { data, error } = useQuery(asking(showQuestion, { question: id }))
  if (error && !data) return <p className="late">{describeFailure(error)}</p>
  if (!data) return <p className="muted">{kitWords.loading}</p>
  const { stay, messages } = data
  return (
    <>
      <header>
        <h2>
          {data.name}, {data.house.toUpperCase()}, {words.topics[data.topic]}
        </h2>
        <p className="muted">
          <a className="link" href={`mailto:${data.email}`}>
            {data.email}
          </a>
          {data.phone !== '' && (
            <>
              {', '}
              <a className="link" href={`tel:${data.phone.replaceAll(/[^+\d]/g, '')}`}>
                {data.phone}
              </a>
            </>
          )}
        </p>
        {stay && <p className="muted">{words.stay(format.dayRange(stay.arrival, stay.departure))}</p>}
      </header>
      <ol className="thread">
        {messages.map(({ author, text, at }) => (
          <li key={at} className={author === 'guest' ? 'quote' : 'quote quote--ours'}>
            <small className="muted">
              {author === 'guest' ? words.guest : words.agency}, {sinceText(at)}
            </small>
            <p className="words">{text}</p>
          </li>
        ))}
      </ol>
      {!data.isConfirmed && <p className="note note--waits">{words.unconfirmed}</p>}
      {data.state !== 'closed' && (
        <Answer id={id} language={data.language === null ? words.unknownLanguage : words.languages[data.language]} />
      )}
    </>
  )
}

function Answer({ id, language }: { readonly id: number; readonly language: string }) {
  const [text, setText] = useTextDraft(`answer question ${id}`)
  const answer = useCommand(answerQuestion)
  const close = useCommand(closeQuestion)
  const failed = answer.error ?? close.error
  const send = () => {
    if (text.trim() !== '' && !answer.isPending) {
      answer.mutate({ input: { question: id, text: text.trim() } }, { onSuccess: () => setText('') })
    }
  }
  useShortcuts({ 'mod+Enter': send })
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="field">
        <span className="label">{words.answer}</span>
        <textarea
          className="input"
          rows={6}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="hint">{words.answerHint(language)}</span>
        {text !== '' && <span className="hint">{words.saved}</span>}
      </label>
      {failed && (
        <p className="late" role="alert">
          {describeFailure(failed, { 'not-possible': words.already })}
        </p>
      )}
      {answer.isSuccess && text === '' && (
        <p className="good" role="status">
          {words.sent}
        </p>
      )}
      <div className="btns">
        <button type="submit" className="btn btn--act" disabled={text.trim() === '' || answer.isPending}>
          {words.send}
        </button>
        <button
          type="button"
          className="btn"
          disabled={close.isPending}
          onClick={() => close.mutate({ input: { question: id } })}
        >
          {words.close}
        </button>
      </div>
    </form>
  )
}
