import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { cancellationLadder, rentalTerms } from '@marram/domain/rental-terms'
import type { Format } from '@marram/i18n/format'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { cleaningOf } from './house-cleaning.ts'
import { facilityNumber, hasFacility } from './house-facility.ts'

type Words = HouseMessages['rules']

export function timeRules(lodging: LodgingPage, format: Format, words: Words): string[] {
  const { checkInHour, checkOutHour } = rentalTerms
  const [own, agency] = [format.hour(checkOutHour.ownCleaning), format.hour(checkOutHour.agencyCleaning)]
  const departure = {
    included: words.departure(agency),
    optional: words.departureEither(own, agency),
    own: words.departure(own),
  }
  return [
    words.arrival(format.hour(checkInHour)),
    departure[cleaningOf(lodging).kind],
    hasFacility(lodging, 'key-box') ? words.keyBox : words.keyOffice,
  ]
}

export function guestRules(lodging: LodgingPage, persons: string, words: Words): string[] {
  const pets = facilityNumber(lodging, 'pets-max')
  return [
    words.persons(persons),
    words.age(rentalTerms.minRenterAge),
    ...(hasFacility(lodging, 'youth-groups') ? [words.youth] : []),
    pets > 0 ? words.pets(pets) : words.noPets,
    words.camping,
  ]
}

export function livingRules(lodging: LodgingPage, words: Words): string[] {
  return [
    hasFacility(lodging, 'non-smoking') ? words.nonSmoking : words.smoking,
    ...(hasFacility(lodging, 'no-events') ? [words.noParties] : []),
    words.quiet,
  ]
}

export function choresOf(lodging: LodgingPage, words: Words): string[] {
  const { kind } = cleaningOf(lodging)
  if (kind === 'included') return words.choresAgency
  return kind === 'own' ? words.choresOwn : [...words.choresOwn, words.choresChoice]
}

export function moneyRules(words: Words): string[] {
  const { firstInstalment, restDueDaysBeforeArrival } = rentalTerms
  return [words.instalments(firstInstalment.percent, restDueDaysBeforeArrival), words.deposit]
}

export function cancellationRules(words: Words): string[] {
  const last = cancellationLadder.at(-1)
  return [
    ...cancellationLadder.map(({ fromDaysBefore, keptPercent }) => words.cancelStep(fromDaysBefore, keptPercent)),
    ...(last ? [words.cancelLast(last.fromDaysBefore)] : []),
  ]
}
