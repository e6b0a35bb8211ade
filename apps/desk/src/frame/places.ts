import type { DeskPermission } from '@marram/domain/desk/permission'
import { BadgeCheck, BookOpen, ChartGantt, type LucideIcon, MessageSquare, Send, Sun } from 'lucide-react'
import { may } from '../kit/permissions.ts'
import { words } from './words.ts'

export type Place = {
  readonly path: string
  readonly name: string
  readonly icon: LucideIcon
  readonly needs: DeskPermission | null
  /** Typed after G. */
  readonly key: string
}

type Group = { readonly heading: string | null; readonly places: readonly Place[] }

const all: readonly Group[] = [
  {
    heading: null,
    places: [
      { path: '/desk/', name: words.today, icon: Sun, needs: null, key: 'h' },
      { path: '/desk/bookings/', name: words.bookings, icon: BookOpen, needs: 'bookings.read', key: 'b' },
      { path: '/desk/plan/', name: words.plan, icon: ChartGantt, needs: 'bookings.read', key: 'p' },
      { path: '/desk/messages/', name: words.messages, icon: MessageSquare, needs: 'questions.write', key: 'n' },
    ],
  },
  {
    heading: words.office,
    places: [
      { path: '/desk/moderation/', name: words.moderation, icon: BadgeCheck, needs: 'reviews.write', key: 'f' },
      { path: '/desk/outbox/', name: words.outbox, icon: Send, needs: 'messages.read', key: 'o' },
    ],
  },
]

/** The areas that this person may see. */
export const groups: readonly Group[] = all
  .map((group) => ({ ...group, places: group.places.filter(({ needs }) => may(needs)) }))
  .filter(({ places }) => places.length > 0)

export const places: readonly Place[] = groups.flatMap((group) => group.places)
