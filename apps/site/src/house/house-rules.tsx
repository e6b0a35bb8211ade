import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { TextLink } from '@marram/ui/text-link'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame-queries.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { HouseChores } from './house-chores.tsx'
import { cancellationRules, guestRules, livingRules, moneyRules, timeRules } from './house-rules-list.ts'

/** Everything a guest agrees to, and what is left to do on the last day, said before booking. */
export function HouseRules({ lodging }: { lodging: LodgingPage }) {
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
          <HouseChores lodging={lodging} />
        </RuleGroup>
        <RuleGroup title={words.money}>
          <Lines lines={moneyRules(words)} />
          <p>{words.cancelTitle}</p>
          <Lines lines={cancellationRules(words)} />
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
  const { terms } = useFrame().settings.pages
  const words = usePageMessages('house').rules
  return terms ? (
    <TextLink href={terms} iconAfter="arrow-right">
      {words.terms}
    </TextLink>
  ) : null
}
