import { searchedParty } from '@marram/domain/criteria/search-party'
import { setCriterion, setGuests } from '@marram/domain/criteria/search-state'
import { defaultParty } from '@marram/domain/party'
import { noPetsValue } from '@marram/domain/pets'
import { Stepper } from '@marram/ui/stepper'
import { TextInput } from '@marram/ui/text-input'
import { Suspense } from 'react'
import { lazyPart } from '../../kit/lazy-part.ts'
import { loadStyles } from '../../kit/load-styles.ts'
import { documentScope } from '../../kit/scope/document-scope.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { type CountedOption, CountedRadios } from '../counted-input.tsx'
import { filterSections, shownValues } from '../filters/filter-sections.ts'
import { PlacePicker } from '../places/place-picker.tsx'
import { useDebouncedText } from '../use-debounced-text.ts'
import whenStyles from '../when/when.css?url'
import { useWordReader } from '../words/use-words.ts'
import { applyWords, takesWords, type WayOut, WordsOffer } from '../words/words-offer.tsx'
import { type BarPart, type BarScope, useBarTexts } from './bar-scope.ts'
import { chosenLength, chosenNumber } from './bar-summary.ts'
import { chosenRange, offeredNights, rangeText, shownRanges } from './offered-nights.ts'

const views = { where: WherePart, arrival: ArrivalPart, nights: NightsPart, guests: GuestsPart } as const

export function BarPartView({ part, scope }: { part: BarPart; scope: BarScope }) {
  const View = views[part]
  return <View scope={scope} />
}

function WherePart({ scope }: { scope: BarScope }) {
  const { where } = useBarTexts().texts
  const read = useWordReader()
  const { text, type, commit, discard } = useDebouncedText(scope, 'textQuery', (typed) => read(typed) !== null)
  const words = read(text)
  const take = (): void => {
    if (words) scope.change((state) => applyWords(state, words))
    discard()
  }
  const leave = (way: WayOut): void => {
    if (takesWords(words, way)) take()
    else commit()
  }
  return (
    <div className="bar-part">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          leave('enter')
        }}
      >
        <TextInput
          label={where.search}
          type="search"
          placeholder={where.example}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onFocus={read.prepare}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={(event) => {
            const { currentTarget, relatedTarget } = event
            const part = currentTarget.closest('.bar-part')
            leave(relatedTarget && !part?.contains(relatedTarget) ? 'elsewhere' : 'below')
          }}
        />
      </form>
      <WordsOffer words={words} onTake={take} />
      <PlacePicker scope={scope} />
    </div>
  )
}

/** The calendar and its lists load when the question is opened. */
const WhenPart = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../when/when-part.tsx'),
    loadStyles(whenStyles),
    ensurePageMessages(documentScope().edition, 'when'),
  ])
  return part.WhenPart
})

/** Its frame shows at once. */
function ArrivalPart({ scope }: { scope: BarScope }) {
  return (
    <Suspense fallback={<div className="bar-popup__wait" />}>
      <WhenPart scope={scope} />
    </Suspense>
  )
}

/** Selects a number of nights, or a range. */
function NightsPart({ scope }: { scope: BarScope }) {
  const { texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const range = chosenRange(criteria)
  const nights = chosenLength(criteria)
  return (
    <div className="bar-part">
      <CountedRadios
        legend={texts.nights.legend}
        name="duration"
        columns={3}
        value={nights === null ? '' : String(nights)}
        onChoose={(value) => scope.change((state) => setCriterion(state, 'duration', value))}
        options={useExactOptions(scope, nights)}
      />
      <CountedRadios
        legend={texts.nights.rangeLegend}
        name="duration"
        columns={3}
        value={range === null ? '' : range.join(',')}
        onChoose={(value) => scope.change((state) => setCriterion(state, 'duration', value, 'BETWEEN'))}
        options={useRangeOptions(scope, range)}
      />
    </div>
  )
}

function useExactOptions(scope: BarScope, chosen: number | null): CountedOption[] {
  const { format, texts } = useBarTexts()
  const counts = useStore(scope.counts)
  return shownValues(offeredNights, chosen).map((nights) => ({
    value: String(nights),
    label: format.number(nights),
    spoken: texts.nights.value(nights),
    count: nights === chosen ? counts.total : counts.of('duration', nights),
  }))
}

function useRangeOptions(scope: BarScope, chosen: ReturnType<typeof chosenRange>): CountedOption[] {
  const { texts } = useBarTexts()
  const counts = useStore(scope.counts)
  return shownRanges(chosen).map((range) => ({
    value: range.join(','),
    label: rangeText(range),
    spoken: texts.nights.between(...range),
    count: range.join() === chosen?.join() ? counts.total : counts.of('duration', range),
  }))
}

const maxGuests = 24

function GuestsPart({ scope }: { scope: BarScope }) {
  const { guests } = useBarTexts().texts
  const { adults, children } = searchedParty(useStore(scope.state)) ?? defaultParty
  return (
    <div className="bar-part">
      <div className="bar-part__row">
        <span aria-hidden="true">{guests.adultsRow.label}</span>
        <Stepper
          {...guests.adultsRow}
          value={adults}
          min={1}
          max={maxGuests - children}
          onChange={(value) => scope.change((state) => setGuests(state, value, children))}
        />
      </div>
      <div className="bar-part__row">
        <span aria-hidden="true">{guests.childrenRow.label}</span>
        <Stepper
          {...guests.childrenRow}
          value={children}
          min={0}
          max={maxGuests - adults}
          onChange={(value) => scope.change((state) => setGuests(state, adults, value))}
        />
      </div>
      <p className="small muted">{guests.hint}</p>
      <PetsChoice scope={scope} />
    </div>
  )
}

function PetsChoice({ scope }: { scope: BarScope }) {
  const { format, texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const counts = useStore(scope.counts)
  const chosen = chosenNumber(criteria, 'husdyr')
  const { guests } = texts
  const label = (value: number): string => (value === noPetsValue ? guests.noPets : format.number(value))
  return (
    <CountedRadios
      legend={guests.petsLabel}
      name="husdyr"
      columns={5}
      value={chosen === null ? '' : String(chosen)}
      onChoose={(value) => scope.change((state) => setCriterion(state, 'husdyr', value))}
      options={[
        { value: '', label: guests.anyPets, count: chosen === null ? counts.total : counts.without('husdyr') },
        ...filterSections.pets.values.map((value) => ({
          value: String(value),
          label: label(value),
          spoken: value === noPetsValue ? guests.withoutPets : guests.pets(value),
          count: counts.of('husdyr', value),
        })),
      ]}
    />
  )
}
