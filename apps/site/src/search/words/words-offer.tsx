import type { CriterionKey } from '@marram/domain/criteria/key'
import { removeCriterion, type SearchState, setCriterion, setOrder } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { UnderstoodWords } from './read-words.ts'

type WordsOfferProps = { words: UnderstoodWords | null; onTake: () => void }

/** Offers the words of a free-text field as filters. They apply only if the guest accepts. */
export function WordsOffer({ words, onTake }: WordsOfferProps) {
  return <div role="status">{words ? <Offer words={words} onTake={onTake} /> : null}</div>
}

/** A separate component, since its texts load with the vocabulary. */
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

/** The guest's exit from the field: enter, the list below it, or another part of the page. */
export type WayOut = 'enter' | 'below' | 'elsewhere'

/** Enter accepts the offer. A guest who moves on to the places below is still deciding. */
export function takesWords(words: UnderstoodWords | null, way: WayOut): boolean {
  return words !== null && way !== 'below'
}

/** Keys for the same thing: the newer one wins. */
const rivals: Readonly<Partial<Record<CriterionKey, CriterionKey>>> = {
  ankomst: 'arrivalWeekNextOccurence',
  arrivalWeekNextOccurence: 'ankomst',
}

/**
 * Adds the understood criteria to the existing ones. The remaining words are named beside the offer and dropped: a text
 * search for them would nearly always find nothing.
 */
export function applyWords(state: SearchState, words: Pick<UnderstoodWords, 'criteria' | 'order'>): SearchState {
  const ordered = words.order === null ? state : setOrder(state, { kind: 'named', name: words.order })
  const start = removeCriterion(ordered, 'textQuery')
  return [...words.criteria].reduce((before, [key, { value, comparator }]) => {
    const rival = rivals[key]
    return setCriterion(rival ? removeCriterion(before, rival) : before, key, value, comparator)
  }, start)
}
