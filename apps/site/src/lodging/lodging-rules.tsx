import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type Format, formatFor } from '@marram/i18n/format'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { TextLink } from '@marram/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { HtmlView } from '../kit/content/html/html-view.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { LodgingContent } from './lodging-content.tsx'
import { cleaningOf, facilityNumber, hasFacility } from './lodging-facility.ts'
import { choresTexts, lodgingTextsQuery } from './lodging-texts.ts'

/** House rules and the chores of the last day, shown before booking. */
export function LodgingRules({ lodging }: { lodging: LodgingPage }) {
  const { scope, messages } = usePageContext()
  const words = usePageMessages('house').rules
  const persons = messages.lodging.persons(lodging.maxPersons)
  return (
    <section className="house__section" aria-labelledby="rules">
      <h2 id="rules">{words.title}</h2>
      <div className="house-rules">
        <RuleGroup title={words.times}>
          <Lines lines={timeRules(lodging, formatFor(scope.edition), words)} />
        </RuleGroup>
        <RuleGroup title={words.guests}>
          <Lines lines={guestRules(lodging, persons, words)} />
        </RuleGroup>
        <RuleGroup title={words.living}>
          <Lines lines={livingRules(lodging, words)} />
        </RuleGroup>
        <RuleGroup title={words.chores}>
          <LodgingChores lodging={lodging} />
        </RuleGroup>
        <RuleGroup title={words.money}>
          <Lines lines={moneyRules(lodging, words)} />
          <p>{words.cancelTitle}</p>
          <Lines lines={cancellationRules(lodging, words)} />
          <TermsLink />
        </RuleGroup>
        <RuleGroup title={words.owner}>
          <p>{lodging.ownerKind === 'private' ? words.ownerPrivate : words.ownerTrader}</p>
          {lodging.registrationNumber ? <p>{words.registration(lodging.registrationNumber)}</p> : null}
        </RuleGroup>
      </div>
    </section>
  )
}

function RuleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="house-rules__group">
      <h3 className="minor">{title}</h3>
      {children}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function TermsLink() {
  const { terms } = useFrameSettings().pages
  const words = usePageMessages('house').rules
  return terms ? (
    <TextLink href={terms} iconAfter="arrow-right">
      {words.terms}
    </TextLink>
  ) : null
}

/** Chores of the last day, from the editors if the page's loader found their text, else our own text. */
function LodgingChores({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').rules
  const { data } = useQuery({ ...lodgingTextsQuery(scope), enabled: false })
  const written = data?.[choresTexts[cleaningOf(lodging).kind]] ?? []
  if (written.length > 0) {
    return (
      <LodgingContent>
        <HtmlView nodes={written} level={4} />
      </LodgingContent>
    )
  }
  return (
    <ul>
      {choresOf(lodging, words).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Words = HouseMessages['rules']

export function timeRules(lodging: LodgingPage, format: Format, words: Words): string[] {
  const { checkInHour, checkOutHour } = lodging.terms
  const [ownHour, agency] = [format.hour(checkOutHour.ownCleaning), format.hour(checkOutHour.agencyCleaning)]
  const departure = {
    included: words.departure(agency),
    optional: words.departureEither(ownHour, agency),
    own: words.departure(ownHour),
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
    words.age(lodging.terms.minRenterAge),
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

function moneyRules({ terms }: LodgingPage, words: Words): string[] {
  const { firstInstalment, restDueDaysBeforeArrival } = terms
  const { percent, dueDaysAfterBooking } = firstInstalment
  return [words.instalments(percent, restDueDaysBeforeArrival, dueDaysAfterBooking), words.deposit]
}

export function cancellationRules({ terms: { cancellation } }: Pick<LodgingPage, 'terms'>, words: Words): string[] {
  const last = cancellation.at(-1)
  return [
    ...cancellation.map(({ fromDaysBefore, keptPercent }) => words.cancelStep(fromDaysBefore, keptPercent)),
    ...(last ? [words.cancelLast(last.fromDaysBefore)] : []),
  ]
}
