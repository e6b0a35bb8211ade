import { removeCriterion, type SearchState, setBox, setCriterion } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { priceSteps } from '@marram/domain/price-steps'
import { groupOf } from '@marram/domain/search-request/criterion-groups'
import { Button } from '@marram/ui/button'
import { describeCriterion } from '../describe-criterion.ts'
import { HouseCount } from '../house-count.tsx'
import { resetRule } from '../reset-rule.ts'
import { useSearchCounts, useSearchScope, useSearchState } from '../search-scope.tsx'
import { type Relaxation, relaxationsFor } from './relaxation.ts'
import { useFilterTexts } from './use-filter-texts.ts'

/** What could be left out of a search without results, with the number of houses each way leads to. */
export function Relaxations() {
  const { edition, texts } = useFilterTexts()
  const scope = useSearchScope()
  const state = useSearchState()
  const counts = useSearchCounts()
  const { relax } = texts.filters
  const steps = priceSteps[editionByKey(edition).currency]
  const offers = relaxationsFor({ criteria: state.criteria, isBoxed: state.box !== null, priceSteps: steps }, counts)
  return (
    <div className="relaxations">
      {offers.length > 0 ? <p>{relax.title}</p> : null}
      <ul className="relaxations__list">
        {offers.map((offer) => (
          <li key={`${offer.kind} ${offer.key}`}>
            <Button colour="White" onClick={() => scope.change((before) => relaxed(before, offer))}>
              <OfferLabel offer={offer} state={state} />
              <HouseCount count={offer.total} className="relaxations__count" />
            </Button>
          </li>
        ))}
        <li>
          <Button colour="Text" onClick={() => scope.change(resetRule(scope.setting))}>
            {relax.all}
          </Button>
        </li>
      </ul>
    </div>
  )
}

function OfferLabel({ offer, state }: { offer: Relaxation; state: SearchState }) {
  const { edition, texts } = useFilterTexts()
  const { places } = useSearchScope()
  const { relax } = texts.filters
  if (offer.key === 'udsnit') return relax.without(texts.criterion.box)
  const criterion = state.criteria.get(offer.key)
  if (!criterion) return null
  const describing = { edition, messages: texts, places }
  return offer.kind === 'without'
    ? relax.without(describeCriterion(offer.key, criterion, describing))
    : relax.instead(describeCriterion(offer.key, { ...criterion, value: offer.value }, describing))
}

function relaxed(state: SearchState, offer: Relaxation): SearchState {
  if (offer.key === 'udsnit') return setBox(state, null)
  if (offer.kind === 'instead') return setCriterion(state, offer.key, offer.value)
  const group = groupOf(offer.key)
  const keys = [...state.criteria.keys()].filter((key) => groupOf(key) === group)
  return keys.reduce(removeCriterion, state)
}
