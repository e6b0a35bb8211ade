import { arrivalPeriod } from '@marram/domain/arrival-period'
import { setCriterion } from '@marram/domain/criteria/search-state'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { breakRegions, findBreak } from '@marram/domain/school-breaks'
import type { SchoolRegion } from '@marram/domain/school-holidays'
import type { EditionKey } from '@marram/i18n/edition-key'
import { useId, useState } from 'react'
import { useWhenTexts } from '../../kit/calendar/when-texts.ts'
import { useStore } from '../../kit/use-store.ts'
import { arrivalChoice, arrivalDays } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { chosenLength } from '../bar/bar-summary.ts'
import { chosenRange, offeredNights, shownRanges } from '../bar/offered-nights.ts'
import { shownValues } from '../filters/filter-sections.ts'
import { DaysPanel } from './days-panel.tsx'
import { HolidaysPanel, usualRegion } from './holidays-panel.tsx'
import { MonthsPanel } from './months-panel.tsx'

const kinds = ['days', 'months', 'holidays'] as const
type Kind = (typeof kinds)[number]

/** Exact days, months or school holidays. Rendered in the browser only, with its clock. */
export function WhenPart({ scope }: { scope: BarScope }) {
  const { edition, texts } = useWhenTexts()
  const [today] = useState(() => copenhagenDay(new Date()))
  const [first] = useState(() => openAtFirst(scope, today, edition))
  const [kind, setKind] = useState(first.kind)
  const [region, setRegion] = useState(first.region)
  const name = useId()
  return (
    <div className="bar-part when">
      <div className="when__head">
        <fieldset className="when__kinds">
          <legend className="visually-hidden">{texts.kinds.label}</legend>
          {kinds.map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={each === kind} onChange={() => setKind(each)} />
              <span className="when__kind">{texts.kinds[each]}</span>
            </label>
          ))}
        </fieldset>
        <LengthChoice scope={scope} />
      </div>
      {kind === 'days' ? <DaysPanel scope={scope} today={today} /> : null}
      {kind === 'months' ? <MonthsPanel scope={scope} today={today} /> : null}
      {kind === 'holidays' ? <HolidaysPanel scope={scope} today={today} region={region} onRegion={setRegion} /> : null}
    </div>
  )
}

/** The kind that shows the chosen dates, with the region whose holidays they are; months if nothing is chosen yet. */
function openAtFirst(
  { state }: BarScope,
  today: IsoDay,
  edition: EditionKey,
): Readonly<{ kind: Kind; region: SchoolRegion }> {
  const { criteria } = state.get()
  const days = arrivalDays(criteria)
  const region = usualRegion[edition]
  if (arrivalPeriod(days, today)?.kind === 'months') return { kind: 'months', region }
  const found = findBreak(days, [region, ...breakRegions], today)
  if (found && days.length > 1) return { kind: 'holidays', region: found.region }
  return { kind: arrivalChoice(criteria).kind === 'any' ? 'months' : 'days', region }
}

const usualLengths: readonly number[] = [3, 4, 5, 7, 10, 14]

/**
 * The length that the prices are for, beside them. A phone's sheet has its own question for it, and the stylesheet hides
 * this one.
 */
function LengthChoice({ scope }: { scope: BarScope }) {
  const { bar, texts } = useWhenTexts()
  const { criteria } = useStore(scope.state)
  const nights = chosenLength(criteria)
  const range = chosenRange(criteria)
  const name = useId()
  const choose = (value: string): void =>
    scope.change((state) => setCriterion(state, 'duration', value, value.includes(',') ? 'BETWEEN' : '='))
  const isUsual = nights !== null && usualLengths.includes(nights)
  const others = shownValues(offeredNights, nights).filter((value) => !usualLengths.includes(value))
  return (
    <fieldset className="when__length">
      <legend>{texts.length.label}</legend>
      {usualLengths.map((value) => (
        <label key={value} className="segmented__option">
          <input type="radio" name={name} checked={value === nights} onChange={() => choose(String(value))} />
          <span>
            <span aria-hidden="true">{value}</span>
            <span className="visually-hidden">{bar.nights.value(value)}</span>
          </span>
        </label>
      ))}
      <select
        className="input"
        aria-label={texts.length.otherLabel}
        value={range?.join(',') ?? (isUsual || nights === null ? '' : String(nights))}
        onChange={({ currentTarget }) => currentTarget.value && choose(currentTarget.value)}
      >
        <option value="">{texts.length.other}</option>
        {others.map((value) => (
          <option key={value} value={value}>
            {bar.nights.value(value)}
          </option>
        ))}
        {shownRanges(range).map((each) => (
          <option key={each.join(',')} value={each.join(',')}>
            {bar.nights.between(...each)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
