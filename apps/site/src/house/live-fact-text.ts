import type { LiveFact } from '@marram/domain/live-fact'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import type { IconName } from '@marram/ui/icon/icon-names.ts'

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
