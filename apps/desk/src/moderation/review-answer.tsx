import { answerReview } from '@marram/contract/desk/reviews'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { describeFailure } from '../kit/describe-failure.ts'
import { useTextDraft } from '../kit/draft.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useCommand } from '../kit/use-command.ts'
import { words } from './words.ts'

const languages = ['da', 'de', 'en'] as const
type Language = (typeof languages)[number]

type Props = {
  readonly review: number
  readonly guestLanguage: Language | null
  readonly answers: Readonly<Record<Language | 'original', string | null>>
}

/** Our answer in the guest's language, and its translations once there is one. */
export function ReviewAnswer({ review, guestLanguage, answers }: Props) {
  const [chosen, setChosen] = useState<Language | null>(null)
  const answer = useCommand(answerReview)
  const others = languages.filter((one) => one !== guestLanguage)
  const stored = (language: Language | null) => (language === null ? answers.original : answers[language])
  const choose = (language: Language | null) => {
    answer.reset()
    setChosen(language)
  }
  const own = guestLanguage === null ? words.unknownLanguage : words.languages[guestLanguage]
  return (
    <div className="form">
      <h3 id="answer">{words.ourAnswer}</h3>
      <fieldset className="group btns" aria-label={words.languageOf}>
        {[null, ...others].map((one) => (
          <button
            key={one}
            type="button"
            className={one === chosen ? 'btn btn--28 btn--on' : 'btn btn--28'}
            aria-pressed={one === chosen}
            disabled={one !== null && answers.original === null}
            onClick={() => choose(one)}
          >
            {one === null ? words.ownLanguage(own) : words.languages[one]}
            {stored(one) !== null && <Check className="i i--14" role="img" aria-label={words.answered} />}
          </button>
        ))}
      </fieldset>
      <AnswerForm
        key={`${chosen} ${stored(chosen)}`}
        draft={`answer review ${review} ${chosen ?? ''}`}
        stored={stored(chosen) ?? ''}
        hint={chosen === null ? words.answerHint(own) : words.translationHint(words.languages[chosen])}
        isPending={answer.isPending}
        onSend={(text) => answer.mutate({ input: { review, text, language: chosen } })}
      />
      {answer.isError && (
        <p className="late" role="alert">
          {describeFailure(answer.error, { 'not-possible': words.already })}
        </p>
      )}
      <p className="good" role="status">
        {answer.isSuccess && words.sent}
      </p>
    </div>
  )
}

type FormProps = {
  readonly draft: string
  /** Empty without an answer. */
  readonly stored: string
  readonly hint: string
  readonly isPending: boolean
  readonly onSend: (text: string) => void
}

function AnswerForm({ draft, stored, hint, isPending, onSend }: FormProps) {
  const [text, setText] = useTextDraft(draft, stored)
  const isReady = text.trim() !== '' && text.trim() !== stored && !isPending
  const send = () => isReady && onSend(text.trim())
  useShortcuts({ 'mod+Enter': send })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that has just been sent is no draft any more
  useEffect(() => {
    if (text.trim() === stored) setText(stored)
  }, [])
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
          rows={5}
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="hint">{hint}</span>
      </label>
      <div className="btns">
        <button type="submit" className="btn btn--act" disabled={!isReady}>
          {stored === '' ? words.send : words.sendAgain}
        </button>
      </div>
    </form>
  )
}
