import type { CriterionKey } from '@marram/domain/criteria/key'
import { removeCriterion, type SearchState, setCriterion, setOrder } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { UnderstoodWords } from './read-words.ts'

type WordsOfferProps = { words: UnderstoodWords | null; onTake: () => void }

/** Below a field for free text: what its words would be as filters. Nothing is applied that nobody has asked for. */
export function WordsOffer({ words, onTake }: WordsOfferProps) {
  return <div role="status">{words ? <Offer words={words} onTake={onTake} /> : null}</div>
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
      {words.rest === '' ? null : <p className="small muted">{texts.leftOut(words.rest)}</p>}
      <Button colour="Secondary" size="small" icon="sparkles" onClick={onTake}>
        {texts.apply}
      </Button>
    </div>
  )
}

/** How a guest goes on from the field: with the enter key, to what is below it, or to another part of the page. */
export type WayOut = 'enter' | 'below' | 'elsewhere'

/** Enter means what is shown. Who goes on to the places below is still deciding. */
export function takesWords(words: UnderstoodWords | null, way: WayOut): boolean {
  return words !== null && way !== 'below'
}

/** Two ways to say the same: the newer one counts. */
const rivals: Readonly<Partial<Record<CriterionKey, CriterionKey>>> = {
  ankomst: 'arrivalWeekNextOccurence',
  arrivalWeekNextOccurence: 'ankomst',
}

/**
 * Puts what was understood beside what is asked already. What is left of the words is named beside the offer and left
 * out: as a text to find it would nearly always find nothing.
 */
export function applyWords(state: SearchState, words: Pick<UnderstoodWords, 'criteria' | 'order'>): SearchState {
  const ordered = words.order === null ? state : setOrder(state, { kind: 'named', name: words.order })
  const start = removeCriterion(ordered, 'textQuery')
  return [...words.criteria].reduce((before, [key, { value, comparator }]) => {
    const rival = rivals[key]
    return setCriterion(rival ? removeCriterion(before, rival) : before, key, value, comparator)
  }, start)
}
