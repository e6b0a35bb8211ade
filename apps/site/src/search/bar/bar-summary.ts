import type { PlaceArea } from '@marram/contract/broker/shapes'
import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { findPetRequirement } from '@marram/domain/pets'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Format } from '@marram/i18n/format'
import type { BarMessages } from '@marram/i18n/messages/bar/en'
import { periodName } from '../../kit/period-name.ts'
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

/** The text of each field of the bar. */
export function barSummary(criteria: Criteria, context: SummaryContext): Readonly<Record<BarPart, string>> {
  return {
    where: whereText(criteria, context),
    arrival: arrivalText(criteria, context),
    nights: nightsText(criteria, context),
    guests: guestsText(criteria, context),
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
        : `${format.day(choice.day, 'long')} ${arrival.windows[choice.window]}`
  }
}

function nightsText(criteria: Criteria, { texts: { nights } }: SummaryContext): string {
  const duration = criteria.get('duration')?.value
  if (typeof duration === 'number') return nights.value(duration)
  if (typeof duration === 'object') return nights.between(Number(duration[0]), Number(duration[1]))
  // Last-minute offers have any length.
  return criteria.has('lastMinute') ? nights.any : nights.value(defaultDuration)
}

function guestsText(criteria: Criteria, { texts: { guests } }: SummaryContext): string {
  const count = chosenNumber(criteria, persons)
  const pets = chosenNumber(criteria, 'husdyr')
  const requirement = pets === null ? null : findPetRequirement(pets)
  const party = count === null ? (requirement === null ? guests.any : null) : guests.persons(count)
  if (requirement === null) return party ?? ''
  const animals = requirement.kind === 'bring' ? guests.pets(requirement.pets) : guests.withoutPets
  return party === null ? animals : `${party}, ${animals}`
}

/** The number selected for a criterion; null without one, or for a range. */
export function chosenNumber(criteria: Criteria, key: Parameters<Criteria['get']>[0]): number | null {
  const value = criteria.get(key)?.value
  return typeof value === 'number' ? value : null
}

export function useBarSummary(scope: BarScope): Readonly<Record<BarPart, string>> {
  const barTexts = useBarTexts()
  const { criteria } = useStore(scope.state)
  return barSummary(criteria, { ...barTexts, places: scope.places, today: copenhagenDay(new Date()) })
}
