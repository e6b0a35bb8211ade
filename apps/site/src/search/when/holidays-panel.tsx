import { setCriterion } from '@marram/domain/criteria/search-state'
import type { IsoDay } from '@marram/domain/iso-day'
import { breakRegions, type SchoolBreak, schoolBreaks } from '@marram/domain/school-breaks'
import type { SchoolRegion } from '@marram/domain/school-holidays'
import type { EditionKey } from '@marram/i18n/edition-key'
import { schoolWords } from '@marram/i18n/school-words'
import { Select } from '@marram/ui/select'
import { useMemo } from 'react'
import { useWhenTexts } from '../../kit/calendar/when-texts.ts'
import { useStore } from '../../kit/use-store.ts'
import { arrivalDays, clearArrival } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { lengthText } from './length-text.ts'
import { useWhenCounts } from './use-when-counts.ts'
import { lowestPrice } from './week-figures.ts'

/** Most guests of the German edition come from the largest state. */
export const usualRegion: Readonly<Record<EditionKey, SchoolRegion>> = { da: 'DK', de: 'NW', en: 'DK' }

type PanelProps = Readonly<{
  scope: BarScope
  today: IsoDay
  region: SchoolRegion
  onRegion: (region: SchoolRegion) => void
}>

/** The coming school holidays of Denmark or one German state; a tick selects the weeks that lie wholly inside. */
export function HolidaysPanel({ scope, today, region, onRegion }: PanelProps) {
  const { bar, edition, texts } = useWhenTexts()
  const { criteria } = useStore(scope.state)
  const breaks = useMemo(() => schoolBreaks(region, today), [region, today])
  const { strip, housesIn } = useWhenCounts(
    scope,
    breaks.map(({ saturdays }) => saturdays),
  )
  const chosen = new Set(arrivalDays(criteria))
  const isChosen = ({ saturdays }: SchoolBreak): boolean => saturdays.every((day) => chosen.has(day))
  const toggle = (toggled: SchoolBreak): void =>
    scope.change((state) => setCriterion(clearArrival(state), 'ankomst', toggleBreak(breaks, chosen, toggled)))
  const { regions } = schoolWords[edition]
  return (
    <fieldset className="when__panel">
      <legend className="small muted">{texts.holidays.hint(lengthText(criteria, bar))}</legend>
      <Select
        className="when__region"
        label={texts.holidays.region}
        value={region}
        onChange={({ currentTarget }) => onRegion(breakRegions.find((name) => name === currentTarget.value) ?? region)}
        options={breakRegions.map((name) => ({ value: name, label: regions[name] ?? name }))}
      />
      <ul className="holiday-tiles">
        {breaks.map((each) => (
          <li key={each.from}>
            <HolidayTile
              holiday={each}
              price={lowestPrice(strip, each.saturdays)}
              houses={housesIn(each.saturdays)}
              isChosen={isChosen(each)}
              onToggle={() => toggle(each)}
            />
          </li>
        ))}
      </ul>
      {breaks.length === 0 ? <p>{texts.holidays.none}</p> : null}
      <p className="small muted">{texts.holidays.rule}</p>
    </fieldset>
  )
}

/** Holidays of one region add up; any other dates are replaced. @internal */
export function toggleBreak(
  breaks: readonly SchoolBreak[],
  chosen: ReadonlySet<IsoDay>,
  toggled: SchoolBreak,
): IsoDay[] {
  const wholly = breaks.filter(({ saturdays }) => saturdays.every((day) => chosen.has(day)))
  const isKnown = wholly.flatMap(({ saturdays }) => saturdays).length === chosen.size
  const before = isKnown ? wholly : []
  const after = before.includes(toggled) ? before.filter((each) => each !== toggled) : [...before, toggled]
  return after.flatMap(({ saturdays }) => saturdays).sort()
}

type TileProps = Readonly<{
  holiday: SchoolBreak
  price: number | null | undefined
  houses: number | null
  isChosen: boolean
  onToggle: () => void
}>

function HolidayTile({ holiday: { kind, from, until, saturdays }, price, houses, isChosen, onToggle }: TileProps) {
  const { format, texts, money } = useWhenTexts()
  return (
    <label className="holiday-tile">
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className="holiday-tile__text">
        <b className="holiday-tile__name">{texts.holidays.kinds[kind]}</b>{' '}
        <span className="holiday-tile__dates">
          <span>{format.dayRange(from, until)}</span> <span>{texts.holidays.weeks(saturdays.length)}</span>
        </span>
      </span>{' '}
      <span className="holiday-tile__price">
        <b className="num holiday-tile__name">
          {typeof price === 'number' ? texts.from(money(price)) : price === null ? texts.none : null}
        </b>{' '}
        <span>{houses ? texts.houses(houses) : null}</span>
      </span>
    </label>
  )
}
