import type { Criteria } from '@marram/domain/criteria/criterion'
import {
  removeCriterion,
  resetSearch,
  type SearchState,
  setBox,
  setCriterion,
} from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { copenhagenDay, parseArrival } from '@marram/domain/iso-day'
import { priceSteps } from '@marram/domain/price-steps'
import { groupOf } from '@marram/domain/search-request/criterion-groups'
import { Button } from '@marram/ui/button'
import { type MouseEvent, useEffect } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { LodgingCount } from './counted-input.tsx'
import { describeCriterion } from './describe-criterion.ts'
import { type Relaxation, relaxationsFor } from './filters/relaxation.ts'
import { useFilterTexts } from './filters/use-filter-texts.ts'
import { useSearchCounts, useSearchScope, useSearchState } from './search-scope.tsx'
import { resetRule } from './search-start.ts'

/** No house matches: criteria that could be dropped, or if their counts can't be requested, a link to all houses. */
export function EmptyResult() {
  const { empty } = usePageMessages('search').page
  const { setting, requestCounts } = useSearchScope()
  const { criteria } = useSearchState()
  const isOpen = setting.isMain || setting.leadsToMain !== 'always'
  useEffect(() => {
    if (isOpen) requestCounts()
  }, [isOpen, requestCounts])
  return (
    <section className="search__empty panel" aria-label={empty.title}>
      <p>{isOpen ? (hasOnlyPastDays(criteria) ? empty.past : empty.text) : empty.title}</p>
      {isOpen ? <Relaxations /> : <AllLodgings />}
    </section>
  )
}

/** Links outlive their dates. @internal */
export function hasOnlyPastDays(criteria: Criteria, today = copenhagenDay(new Date())): boolean {
  const days = criteria.get('ankomst')?.value
  const arrivals = (Array.isArray(days) ? days : [days]).map(parseArrival).filter((day) => day !== null)
  return arrivals.length > 0 && arrivals.every((day) => day < today)
}

function AllLodgings() {
  const { empty } = usePageMessages('search').page
  const { change, hrefOf } = useSearchScope()
  const state = useSearchState()
  return (
    <Button
      colour="Secondary"
      size="small"
      href={hrefOf(resetSearch(state))}
      rel="nofollow"
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        change(resetSearch)
      }}
    >
      {empty.reset}
    </Button>
  )
}

/** Criteria that could be dropped from a search without results, with the number of houses for each. */
function Relaxations() {
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
              <LodgingCount count={offer.total} className="relaxations__count" />
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
