import type { PlanBar } from '@marram/contract/desk/plan'
import { copenhagenDay, daysBetween } from '@marram/domain/iso-day'
import { CalendarX2, Clock, KeyRound, type LucideIcon, PaintRoller, UserRoundCheck, UsersRound } from 'lucide-react'
import { format, timeOf } from '../kit/format.ts'
import { words } from './words.ts'

export type Look = {
  /** Modifier of the class `bar`. */
  readonly tone: 'stay' | 'here' | 'left' | 'hold' | 'own' | 'block' | 'far'
  readonly icon: LucideIcon | null
  /** Inside the bar. */
  readonly text: string
  /** The state in a word. */
  readonly kind: string
}

const tones = { booked: 'stay', waits: 'hold', arrived: 'here', left: 'left', imported: 'stay' } as const
const icons = { booked: null, waits: UserRoundCheck, arrived: KeyRound, left: null, imported: null } as const

export function lookOf(bar: PlanBar): Look {
  if (bar.kind === 'foreign') return { tone: 'far', icon: CalendarX2, text: bar.source, kind: words.kinds.foreign }
  if (bar.kind === 'hold') {
    const text = bar.heldFor ?? words.holdUntil(timeOf(bar.until))
    return { tone: 'hold', icon: Clock, text, kind: words.kinds.hold }
  }
  if (bar.kind === 'block') {
    if (bar.purpose === 'owner') {
      return { tone: 'own', icon: UsersRound, text: bar.note || words.ownUse, kind: words.kinds.owner }
    }
    return { tone: 'block', icon: PaintRoller, text: bar.note || words.kinds.blocked, kind: words.kinds.blocked }
  }
  const kind = words.kinds[bar.state]
  return { tone: tones[bar.state], icon: icons[bar.state], text: bar.guest ?? words.guests, kind }
}

const dayAndTimeOf = (instant: string): string => `${format.day(copenhagenDay(new Date(instant)))} ${timeOf(instant)}`

export const nightsOf = ({ arrival, departure }: PlanBar): number => daysBetween(arrival, departure)

/** All of it in words, for the tooltip and for screen readers. Begins as the bar reads, so that it can be called by that. */
export function describeBar(bar: PlanBar, isConflict: boolean): string {
  const { kind, text } = lookOf(bar)
  const parts = [kind === text ? kind : `${kind}: ${text}`, words.nights(nightsOf(bar))]
  parts.push(format.dayRange(bar.arrival, bar.departure))
  if (isConflict) parts.push(words.conflictWith)
  if (bar.kind === 'hold' && bar.heldFor !== null) parts.push(words.until(dayAndTimeOf(bar.until)))
  return parts.join(', ')
}
