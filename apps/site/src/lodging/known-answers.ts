import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Currency } from '@marram/domain/money'
import type { QuestionTopic } from '@marram/domain/question'
import type { Format } from '@marram/i18n/format'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import type { QuestionMessages } from '@marram/i18n/messages/question/en'
import { facilityValue } from './facility-value.ts'
import { cleaningOf, facilityNumber, hasFacility } from './lodging-facility.ts'
import { choresOf, timeRules } from './lodging-rules.tsx'

export type KnownAnswers = Partial<Readonly<Record<QuestionTopic, readonly string[]>>>

type Words = {
  readonly house: HouseMessages
  readonly question: QuestionMessages
  readonly format: Format
  readonly currency: Currency
}

/** Answers from the facts and terms of the house. Topics without facts have none. */
export function knownAnswers(lodging: LodgingPage, words: Words): KnownAnswers {
  const { house, format } = words
  const answers = {
    location: locationAnswers(lodging, words),
    pets: petAnswers(lodging, words),
    arrival: timeRules(lodging, format, house.rules),
    linen: linenAnswers(lodging, words),
    energy: energyAnswers(lodging, words),
    internet: internetAnswers(lodging, words),
    cleaning: cleaningAnswers(lodging, words),
    deposit: [house.rules.deposit],
  }
  return Object.fromEntries(Object.entries(answers).filter(([, lines]) => lines.length > 0))
}

function locationAnswers(lodging: LodgingPage, { house: { facts }, format }: Words): string[] {
  const distance = (key: Parameters<typeof facilityNumber>[1], text: (distance: string) => string) => {
    const metres = facilityNumber(lodging, key)
    return metres > 0 ? [`${text(format.distance(metres))}.`] : []
  }
  return [
    ...distance('distance-beach', facts.sea),
    ...distance('distance-fjord', facts.fjord),
    ...distance('distance-shop', facts.shop),
  ]
}

function petAnswers(lodging: LodgingPage, { house: { rules, story } }: Words): string[] {
  const pets = facilityNumber(lodging, 'pets-max')
  return [
    pets > 0 ? rules.pets(pets) : rules.noPets,
    ...(hasFacility(lodging, 'hypoallergenic') ? [story.hypoallergenic] : []),
  ]
}

function linenAnswers({ pricePlan }: LodgingPage, { house: { story }, format, currency }: Words): string[] {
  const linen = pricePlan.items.find(({ type }) => type === 'linen')
  if (!linen) return [story.bringLinen]
  return linen.isMandatory ? [] : [story.linen(format.money(linen.unitPrice[currency], currency))]
}

function energyAnswers({ pricePlan }: LodgingPage, { house, question, format, currency }: Words): string[] {
  const metered = pricePlan.items.filter(({ chargeType }) => chargeType === 'metered')
  if (metered.length === 0) return []
  const prices = metered.map(({ description, unitName, unitPrice }) =>
    question.perUnit(description, format.money(unitPrice[currency], currency), unitName),
  )
  return [house.story.metered, ...prices]
}

function internetAnswers(lodging: LodgingPage, { house, format }: Words): string[] {
  const find = (key: string) => lodging.facilities.find((facility) => facility.key === key)
  const [internet, speed] = [find('internet'), find('internet-speed')]
  if (!internet || !hasFacility(lodging, 'internet')) return [house.story.noInternet]
  return [`${[internet.name, ...(speed ? [facilityValue(speed, format)] : [])].join(', ')}.`]
}

function cleaningAnswers(lodging: LodgingPage, { house: { rules, story }, format, currency }: Words): string[] {
  const cleaning = cleaningOf(lodging)
  if (cleaning.kind === 'included') return [story.cleaningIncluded]
  if (cleaning.kind === 'own') return choresOf(lodging, rules)
  return [story.cleaningOptional(format.money(cleaning.item.unitPrice[currency], currency))]
}
