import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { forgetSearches } from './recent-searches.ts'

type FinderStartProps = { onExample: (text: string) => void; hasRecent: boolean }

/** What an empty field can do. */
export function FinderStart({ onExample, hasRecent }: FinderStartProps) {
  const texts = usePageMessages('finder')
  return (
    <div className="finder__start small">
      {hasRecent ? (
        <button className="text-link" type="button" onClick={forgetSearches}>
          {texts.forget}
        </button>
      ) : null}
      <p>{texts.hint}</p>
      <ul>
        {texts.examples.map((example) => (
          <li key={example}>
            <button className="chip" type="button" onClick={() => onExample(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
