import type { FigureKey } from '@marram/domain/desk/figure'
import type { DeskPermission } from '@marram/domain/desk/permission'
import {
  Activity,
  BadgeCheck,
  BookOpen,
  ChartGantt,
  House,
  type LucideIcon,
  MessageSquare,
  ScrollText,
  Send,
  Sun,
  UserCog,
  UserSearch,
  Wallet,
} from 'lucide-react'
import { may } from '../kit/permissions.ts'
import { words } from './words.ts'

export type Place = {
  readonly path: string
  readonly name: string
  readonly icon: LucideIcon
  /** Of several, any. */
  readonly needs: DeskPermission | readonly DeskPermission[] | null
  /** Typed after G. */
  readonly key: string
  /** Counted beside the name. */
  readonly waits?: readonly FigureKey[]
  readonly late?: readonly FigureKey[]
}

type Group = { readonly heading: string | null; readonly places: readonly Place[] }

const all: readonly Group[] = [
  {
    heading: null,
    places: [
      { path: '/desk/', name: words.today, icon: Sun, needs: null, key: 'h' },
      {
        path: '/desk/bookings/',
        name: words.bookings,
        icon: BookOpen,
        needs: 'bookings.read',
        key: 'b',
        waits: ['bookings-waiting'],
      },
      { path: '/desk/plan/', name: words.plan, icon: ChartGantt, needs: 'bookings.read', key: 'p' },
      {
        path: '/desk/messages/',
        name: words.messages,
        icon: MessageSquare,
        needs: ['questions.write', 'messages.read'],
        key: 'n',
        waits: ['questions-open', 'forms-held'],
      },
      {
        path: '/desk/houses/',
        name: words.houses,
        icon: House,
        needs: 'bookings.read',
        key: 'e',
        late: ['calendars-unread'],
      },
    ],
  },
  {
    heading: words.office,
    places: [
      {
        path: '/desk/money/',
        name: words.money,
        icon: Wallet,
        needs: 'bookings.money',
        key: 'm',
        waits: ['payments-unmatched', 'refunds-due'],
        late: ['payment-alerts'],
      },
      {
        path: '/desk/moderation/',
        name: words.moderation,
        icon: BadgeCheck,
        needs: ['reviews.write', 'comments.write', 'contest.write'],
        key: 'f',
        waits: ['reviews-waiting', 'review-photos-waiting', 'comments-held', 'pictures-waiting'],
      },
      {
        path: '/desk/outbox/',
        name: words.outbox,
        icon: Send,
        needs: 'messages.read',
        key: 'o',
        late: ['mails-refused', 'texts-refused'],
      },
    ],
  },
  {
    heading: words.administration,
    places: [
      { path: '/desk/people/', name: words.people, icon: UserCog, needs: 'people.write', key: 'u' },
      { path: '/desk/guests/', name: words.guests, icon: UserSearch, needs: 'guests.erase', key: 'd' },
      { path: '/desk/log/', name: words.log, icon: ScrollText, needs: 'audit.read', key: 'l' },
      {
        path: '/desk/system/',
        name: words.system,
        icon: Activity,
        needs: 'system.write',
        key: 's',
        late: ['jobs-failed'],
      },
    ],
  },
]

/** The areas that this person may see. */
export const groups: readonly Group[] = all
  .map((group) => ({ ...group, places: group.places.filter(({ needs }) => [needs].flat().some(may)) }))
  .filter(({ places }) => places.length > 0)

export const places: readonly Place[] = groups.flatMap((group) => group.places)
