import { editionByKey } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { calendarWords } from '@marram/i18n/calendar-words'
import { formatFor } from '@marram/i18n/format'
import { Badge } from '@marram/ui/badge'
import { SectionHead } from '@marram/ui/section-head'
import { useSearchPage } from '../frame/header/use-search-page.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { findSchoolWeek } from '../kit/week-strip/school-weeks.ts'
import { stripHeights, wholePrice } from '../kit/week-strip/week-prices.ts'
import { shortDay } from '../kit/week-strip/week-range.ts'
import { type FrontFigures, weekQuery } from './front-figures.ts'
import { frontFiguresQuery } from './front-queries.ts'
import { type SeasonWeek, seasonWeeks, type YearWeek, yearWeeks } from './price-year.ts'

/** The coming year for guests who plan ahead: the cheapest week of each season, and the prices of all others. */
export function YearSection() {
  const { scope } = usePageContext()
  const figures = useLoaded(frontFiguresQuery(scope))
  const { saturday = null, weeks = [] } = figures ?? {}
  const path = useSearchPage()
  if (saturday === null || weeks.every(({ price }) => price === null)) return null
  return (
    <section className="section" aria-labelledby="year">
      <Year saturday={saturday} weeks={weeks} path={path} />
    </section>
  )
}

type YearProps = Pick<FrontFigures, 'saturday' | 'weeks'> & { readonly path: string }

function Year({ path, ...figures }: YearProps) {
  const texts = usePageMessages('front').year
  const weeks = yearWeeks(figures)
  const seasons = seasonWeeks(weeks)
  return (
    <div className="wrap">
      <SectionHead id="year" title={texts.title} intro={texts.intro} />
      <ul className="season-weeks">
        {seasons.map((week) => (
          <li key={week.season}>
            <SeasonCard {...week} href={weekHref(path, week.arrival)} />
          </li>
        ))}
      </ul>
      <div className="year__head">
        <h3 id="year-weeks">{texts.weeks}</h3>
        <p className="year__legend small">
          <span>{texts.unit}</span>
          <span className="year__best">{texts.best}</span>
          <span className="year__danish">{texts.danish}</span>
          <span className="year__german">{texts.german}</span>
        </p>
        <a className="year__skip" href="#year-end">
          {texts.skip}
        </a>
      </div>
      <Weeks weeks={weeks} path={path} marked={new Set(seasons.map(({ arrival }) => arrival))} />
      <span id="year-end" />
    </div>
  )
}

type SeasonCardProps = SeasonWeek & { readonly href: string }

function SeasonCard({ season, arrival, departure, number, price, total, isCheapest, href }: SeasonCardProps) {
  const { edition } = usePageContext().scope
  const texts = usePageMessages('front').year
  const format = formatFor(edition)
  return (
    <a className="season-week" href={href} data-cheapest={isCheapest || undefined}>
      <span className="season-week__name">{texts.seasons[season]}</span>
      {isCheapest ? (
        <Badge kind="positive" className="season-week__badge">
          {texts.cheapest}
        </Badge>
      ) : null}
      <span className="season-week__days">
        <span>{format.dayRange(arrival, departure)}</span> <span>{calendarWords[edition].weekNumber(number)}</span>
      </span>
      <b className="season-week__price num">
        {texts.from(format.money(wholePrice(price), editionByKey(edition).currency))}
      </b>
      <span className="small muted">{texts.available(total)}</span>
    </a>
  )
}

/**
 * The bar leaves room for the price above it: otherwise the layout would squeeze it, and the dearest would look cheaper
 * than they are.
 */
const roomForBar = 0.75

type WeeksProps = {
  readonly weeks: readonly YearWeek[]
  readonly path: string
  readonly marked: ReadonlySet<IsoDay>
}

/** One bar per week. A bar needs no script: it links to the houses of the week. */
function Weeks({ weeks, path, marked }: WeeksProps) {
  const { edition } = usePageContext().scope
  const texts = usePageMessages('front').year
  const format = formatFor(edition)
  const { currency } = editionByKey(edition)
  const { weekNumber } = calendarWords[edition]
  const heights = stripHeights(weeks)
  return (
    <ol className="year-weeks" aria-labelledby="year-weeks">
      {weeks.map(({ arrival, departure, number, price, total }, index) => {
        const range = format.dayRange(arrival, departure)
        const schools = findSchoolWeek(arrival, edition)
        const words =
          price === null
            ? texts.none(range)
            : texts.week(range, format.money(wholePrice(price), currency), texts.available(total))
        return (
          <li key={arrival}>
            <a
              className="year-week"
              href={weekHref(path, arrival)}
              // Describes the link, as a tooltip too.
              title={schools?.words ?? range}
              data-marked={marked.has(arrival) || undefined}
              data-danish={schools?.isDanish || undefined}
              data-german={(schools && schools.states > 0) || undefined}
            >
              <span className="year-week__face" aria-hidden="true">
                <span className="year-week__bar">
                  <span className="num">
                    {price === null ? texts.noneShort : format.number(wholePrice(price) / minorPerWhole)}
                  </span>
                  <i style={{ height: `${(heights[index] ?? 0) * roomForBar}%` }} />
                </span>
                <b>{texts.weekShort(number)}</b>
                <span>{shortDay(arrival, edition)}</span>
              </span>
              <span className="visually-hidden">{`${weekNumber(number)}, ${words}`}</span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

function weekHref(path: string, arrival: IsoDay): string {
  return `${path}?${weekQuery(arrival)}`
}
