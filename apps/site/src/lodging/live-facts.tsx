import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type LiveFact, tellingFacts } from '@marram/domain/live-fact'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/**
 * Current facts about this house, two sentences at most; empty without news or if the request fails. Their space is
 * reserved, so that nothing moves.
 */
export function LiveFacts({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').live
  const { data } = useQuery(liveFactsQuery(scope, lodging.id))
  const facts = data ? tellingFacts(data) : []
  return (
    <div className="live-facts" data-wakes="seen">
      {facts.length > 0 ? (
        <ul aria-label={words.label}>
          {facts.map((fact) => (
            <li key={fact.kind}>
              <Icon name={factIcon(fact)} size="small" />
              {factText(fact, words)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Only the browser requests them: current facts must not be cached with the page. */
function liveFactsQuery({ services }: SiteScope, lodgingId: number) {
  return {
    queryKey: ['live-facts', lodgingId],
    queryFn: () => services.booking.liveStats({ lodgingId }),
    staleTime: 60_000,
  }
}

const icons: Readonly<Record<LiveFact['kind'], IconName>> = {
  'free-weeks': 'calendar-days',
  booked: 'calendar-check',
  views: 'eye',
}

export function factIcon({ kind }: LiveFact): IconName {
  return icons[kind]
}

export function factText(fact: LiveFact, words: HouseMessages['live']): string {
  if (fact.kind === 'views') return words.views(fact.count)
  return fact.kind === 'booked' ? words.booked[fact.within] : words.freeWeeks(fact.free, fact.of)
}
