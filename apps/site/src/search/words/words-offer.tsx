import type { Criteria } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { removeCriterion, type SearchState, setCriterion } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { SearchScope } from '../search-scope.tsx'
import type { UnderstoodWords } from './read-words.ts'
import { useWords } from './use-words.ts'

type WordsOfferProps = { text: string; change: SearchScope['change'] }

/** Below a field for free text: what its words would be as filters. Nothing is applied that nobody has asked for. */
export function WordsOffer({ text, change }: WordsOfferProps) {
  const words = useWords(text)
  return (
    <div role="status">
      {words ? <Offer words={words} onTake={() => change((state) => applyWords(state, words))} /> : null}
    </div>
  )
}

/** The offer is a component of its own, since its texts come with the words. */
function Offer({ words, onTake }: { words: UnderstoodWords; onTake: () => void }) {
  const { words: texts } = usePageMessages('search')
  return (
    <div className="words-offer">
      <p className="small">{texts.offer}</p>
      <ul className="words-offer__chips">
        {words.labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <Button colour="Secondary" size="small" icon="sparkles" onClick={onTake}>
        {texts.apply}
      </Button>
    </div>
  )
}

/** Two ways to say the same: the newer one counts. */
const rivals: Readonly<Partial<Record<CriterionKey, CriterionKey>>> = {
  ankomst: 'arrivalWeekNextOccurence',
  arrivalWeekNextOccurence: 'ankomst',
}

/** Puts what was understood beside what is asked already; what is left of the words stays text, or nothing does. */
export function applyWords(
  state: SearchState,
  words: { readonly criteria: Criteria; readonly rest: string },
): SearchState {
  const start = setCriterion(state, 'textQuery', words.rest)
  return [...words.criteria].reduce((before, [key, { value, comparator }]) => {
    const rival = rivals[key]
    return setCriterion(rival ? removeCriterion(before, rival) : before, key, value, comparator)
  }, start)
}
