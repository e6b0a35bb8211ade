import type { PlaceArea } from '@marram/contract/broker/shapes'
import { arrivalPeriod } from '@marram/domain/arrival-period'
import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import type { Search } from '@marram/domain/criteria/search-state'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { findPetRequirement } from '@marram/domain/pets'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Format } from '@marram/i18n/format'
import type { BarMessages } from '@marram/i18n/messages/bar/en'
import { useEffect, useState } from 'react'
import { periodName } from '../../kit/period-name.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useStore } from '../../kit/use-store.ts'
import { persons } from '../filters/filter-sections.ts'
import { chosenPlaces, placeNames } from '../places/chosen-places.ts'
import { arrivalChoice, arrivalDays } from './arrival-choice.ts'
import { type BarPart, type BarScope, useBarTexts } from './bar-scope.ts'

type SummaryContext = Readonly<{
  edition: EditionKey
  texts: BarMessages
  format: Format
  places: readonly PlaceArea[]
  today: IsoDay
}>

type Searched = Pick<Search, 'criteria' | 'children'>

/** The text of each field of the bar. */
export function barSummary(search: Searched, context: SummaryContext): Readonly<Record<BarPart, string>> {
  const { criteria } = search
  return {
    where: whereText(criteria, context),
    arrival: arrivalText(criteria, context),
    nights: nightsText(criteria, context),
    guests: guestsText(search, context),
  }
}

const maxNames = 2

function whereText(criteria: Criteria, { texts: { where }, format, places: known }: SummaryContext): string {
  const chosen = chosenPlaces(criteria)
  const names = placeNames(chosen, known)
  const text = criteria.get('textQuery')?.value
  const isNamed = names.length > 0 && names.length <= maxNames
  const places = isNamed ? format.list(names) : where.places(names.length || chosen.length)
  const parts = [
    ...(chosen.length > 0 ? [places] : []),
    ...streetText(criteria, where),
    ...(typeof text === 'string' ? [where.text(text)] : []),
  ]
  return parts.length === 0 ? where.any : parts.join(', ')
}

/** A street by name; on its own page by its numbers, which guests can't read. */
function streetText(criteria: Criteria, where: BarMessages['where']): string[] {
  const street = criteria.get('vejnavn')?.value
  if (typeof street !== 'string') return []
  return [/^[\d,]+$/.test(street) ? where.streetHere : where.street(street)]
}

function arrivalText(criteria: Criteria, { edition, texts: { arrival }, format, today }: SummaryContext): string {
  const choice = arrivalChoice(criteria)
  const period = periodName(arrivalDays(criteria), today, edition)
  if (period?.isMonths) return period.text
  switch (choice.kind) {
    case 'any':
      return arrival.any
    case 'week':
      return arrival.week(choice.week)
    case 'days':
      return period?.text ?? arrival.dates(choice.days.length)
    case 'day':
      return choice.window === 'day'
        ? `${format.day(choice.day, 'weekday')} ${choice.day.slice(0, 4)}`
        : `${format.day(choice.day, 'long')} ${unbroken(arrival.windows[choice.window])}`
  }
}

function nightsText(criteria: Criteria, { texts: { nights } }: SummaryContext): string {
  const duration = criteria.get('duration')?.value
  if (typeof duration === 'number') return nights.value(duration)
  if (typeof duration === 'object') return nights.between(Number(duration[0]), Number(duration[1]))
  // Last-minute offers have any length.
  return criteria.has('lastMinute') ? nights.any : nights.value(defaultDuration)
}

function guestsText({ criteria, children }: Searched, { texts: { guests } }: SummaryContext): string {
  const count = chosenNumber(criteria, persons)
  const pets = chosenNumber(criteria, 'husdyr')
  const requirement = pets === null ? null : findPetRequirement(pets)
  const parts = [
    ...(count === null ? [] : partyWords(count, children, guests)),
    ...(requirement === null
      ? []
      : [requirement.kind === 'bring' ? guests.pets(requirement.pets) : guests.withoutPets]),
  ]
  return parts.length === 0 ? guests.any : parts.map(unbroken).join(', ')
}

/** Links from before, and words, name only the number of persons. */
function partyWords(count: number, children: number, guests: BarMessages['guests']): string[] {
  return children === 0 ? [guests.persons(count)] : [guests.adults(count - children), guests.children(children)]
}

/** In a narrow field a line breaks between "2 adults" and "3 children", not inside. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The searched nights: a week unless the guest chooses; null for a range, or for last-minute stays of any length. */
export function chosenLength(criteria: Criteria): number | null {
  const isOpen = criteria.has('duration') || criteria.has('lastMinute')
  return chosenNumber(criteria, 'duration') ?? (isOpen ? null : defaultDuration)
}

/** The number selected for a criterion; null without one, or for a range. */
export function chosenNumber(criteria: Criteria, key: Parameters<Criteria['get']>[0]): number | null {
  const value = criteria.get(key)?.value
  return typeof value === 'number' ? value : null
}

export function useBarSummary(scope: BarScope): Readonly<Record<BarPart, string>> {
  const holiday = useHolidayName(scope)
  const barTexts = useBarTexts()
  const search = useStore(scope.state)
  const summary = barSummary(search, { ...barTexts, places: scope.places, today: copenhagenDay(new Date()) })
  return holiday === null ? summary : { ...summary, arrival: holiday }
}

/** Weeks in a row may be school holidays. Their list loads after the page: until then the weeks are named by their ends. */
function useHolidayName({ state }: BarScope): string | null {
  const { edition } = usePageContext().scope
  const { criteria } = useStore(state)
  const [named, setNamed] = useState<Readonly<{ criteria: Criteria; text: string | null }> | null>(null)
  useEffect(() => {
    const days = arrivalDays(criteria)
    const today = copenhagenDay(new Date())
    if (arrivalPeriod(days, today)?.kind !== 'weeks') return
    let isGone = false
    import('../when/holiday-name.ts')
      .then(({ holidayName }) => holidayName(days, today, edition))
      .then(
        (text) => isGone || setNamed({ criteria, text }),
        // The weeks keep their other name.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [criteria, edition])
  return named?.criteria === criteria ? named.text : null
}
