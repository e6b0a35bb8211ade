import { defaultDuration } from '@marram/domain/change-day'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { minorPerWhole } from '@marram/domain/money'
import { priceSteps } from '@marram/domain/price-steps'
import { Slider } from '@marram/ui/slider'
import { useEffect, useRef, useState } from 'react'
import { chosenNumber } from '../bar/bar-summary.ts'
import { useSearchCounts, useSearchScope, useSearchState } from '../search-scope.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

const pauseMs = 150

/** A slider with stops in the edition's currency; past the last one there is no limit. */
export function PriceFilter() {
  const { edition, format, texts } = useFilterTexts()
  const { filters, criterion } = texts
  const { criteria } = useSearchState()
  const { currency } = editionByKey(edition)
  const steps = priceSteps[currency]
  const { stop, move } = usePriceStop(steps)
  const nights =
    chosenNumber(criteria, 'duration') ??
    (criteria.has('duration') || criteria.has('lastMinute') ? null : defaultDuration)
  const limit = (at: number): string => {
    const amount = steps[at]
    return amount === undefined ? filters.price.any : filters.price.upTo(format.money(amount * minorPerWhole, currency))
  }
  return (
    <fieldset className="filter price-filter">
      <legend>{nights === null ? filters.price.legendAny : filters.price.legend(criterion.nights(nights))}</legend>
      <Histogram steps={steps} stop={stop} />
      <div className="price-filter__slider">
        <Slider label={filters.price.label} min={0} max={steps.length} value={stop} format={limit} onChange={move} />
      </div>
      <noscript>
        <PlainPrice steps={steps} limit={limit} />
      </noscript>
    </fieldset>
  )
}

function Histogram({ steps, stop }: { steps: readonly number[]; stop: number }) {
  const { filters } = useFilterTexts().texts
  const counts = useSearchCounts()
  const bars = priceHistogram(steps.map((step) => counts.of('maxPris', step)))
  const heights = bars === null ? steps.map(() => 0) : barHeights(bars)
  return (
    <div className="histogram" role="img" aria-label={filters.price.histogram}>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its stop
        <i key={index} className={index > stop ? 'is-off' : undefined} style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}

type PlainProps = Readonly<{ steps: readonly number[]; limit: (stop: number) => string }>

function PlainPrice({ steps, limit }: PlainProps) {
  const { filters } = useFilterTexts().texts
  const { criteria } = useSearchState()
  return (
    <select
      className="input"
      name="maxPris"
      aria-label={filters.price.label}
      defaultValue={String(chosenNumber(criteria, 'maxPris') ?? '')}
    >
      <option value="">{filters.price.any}</option>
      {steps.map((step, index) => (
        <option key={step} value={step}>
          {limit(index)}
        </option>
      ))}
    </select>
  )
}

/** The thumb's position. It follows the finger at once; the search follows when the finger rests. */
function usePriceStop(steps: readonly number[]) {
  const scope = useSearchScope()
  const known = stopOf(chosenNumber(useSearchState().criteria, 'maxPris'), steps)
  const [dragged, setDragged] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const move = (stop: number): void => {
    setDragged(stop)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setDragged(null)
      scope.change((state) => setCriterion(state, 'maxPris', steps[stop] ?? null))
    }, pauseMs)
  }
  return { stop: dragged ?? known, move }
}

/**
 * Houses between each pair of stops, from the counts up to each stop. Null if a count is missing: a partial histogram
 * would be wrong.
 */
export function priceHistogram(upTo: readonly (number | null)[]): number[] | null {
  const bars: number[] = []
  let before = 0
  for (const count of upTo) {
    if (count === null) return null
    bars.push(Math.max(0, count - before))
    before = count
  }
  return bars
}

/** Heights in per cent of the highest bar; a bar with any house is visible. */
export function barHeights(bars: readonly number[]): number[] {
  const highest = Math.max(1, ...bars)
  return bars.map((bar) => (bar === 0 ? 0 : Math.max(4, Math.round((100 * bar) / highest))))
}

/** The first stop at or above an amount; the one past the last means no limit. */
export function stopOf(amount: number | null, steps: readonly number[]): number {
  if (amount === null) return steps.length
  const stop = steps.findIndex((step) => step >= amount)
  return stop === -1 ? steps.length : stop
}
