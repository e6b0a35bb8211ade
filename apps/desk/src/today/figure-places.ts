import type { FigureKey } from '@marram/domain/desk/figure'
import {
  BadgeCheck,
  CalendarX,
  CircleX,
  Clock,
  CreditCard,
  Home,
  Image,
  Inbox,
  Landmark,
  type LucideIcon,
  MailX,
  MessageSquare,
  MessagesSquare,
  TriangleAlert,
  Undo2,
  Wallet,
} from 'lucide-react'
import { incompleteAddress, unreadAddress } from '../houses/houses-search.ts'

type FigurePlace = {
  readonly icon: LucideIcon
  /** The list that the figure counts; null for lists that the desk doesn't have. */
  readonly href: string | null
  /** Late or broken, not just waiting. */
  readonly isLate?: true
}

export const figurePlaces: Readonly<Record<FigureKey, FigurePlace>> = {
  'bookings-waiting': { icon: Clock, href: '/desk/bookings/?status=waiting' },
  'payments-due': { icon: Wallet, href: '/desk/bookings/?status=due' },
  'payments-overdue': { icon: TriangleAlert, href: '/desk/bookings/?status=overdue', isLate: true },
  'payments-unmatched': { icon: Landmark, href: '/desk/money/' },
  'payment-alerts': { icon: CreditCard, href: '/desk/money/alerts/', isLate: true },
  'refunds-due': { icon: Undo2, href: '/desk/money/refunds/' },
  'questions-open': { icon: MessageSquare, href: '/desk/messages/' },
  'reviews-waiting': { icon: BadgeCheck, href: '/desk/moderation/' },
  'review-photos-waiting': { icon: Image, href: '/desk/moderation/?kind=photos' },
  'comments-held': { icon: MessagesSquare, href: '/desk/moderation/?kind=comments' },
  'pictures-waiting': { icon: Image, href: '/desk/moderation/?kind=contest' },
  'forms-held': { icon: Inbox, href: '/desk/messages/?kind=forms&state=held' },
  'mails-refused': { icon: MailX, href: '/desk/outbox/?state=refused', isLate: true },
  'texts-refused': { icon: MailX, href: '/desk/outbox/?state=refused&way=sms', isLate: true },
  'calendars-unread': { icon: CalendarX, href: `/desk/houses/?${new URLSearchParams(unreadAddress)}`, isLate: true },
  'houses-incomplete': { icon: Home, href: `/desk/houses/?${new URLSearchParams(incompleteAddress)}` },
  'jobs-failed': { icon: CircleX, href: '/desk/system/?part=jobs', isLate: true },
}

/** The panels of the page by column, so that short ones share one. */
export const panels = [
  [
    { heading: 'decisions', keys: ['bookings-waiting'] },
    {
      heading: 'guests',
      keys: [
        'questions-open',
        'forms-held',
        'reviews-waiting',
        'review-photos-waiting',
        'comments-held',
        'pictures-waiting',
      ],
    },
  ],
  [
    {
      heading: 'money',
      keys: ['payments-due', 'payments-overdue', 'payments-unmatched', 'payment-alerts', 'refunds-due'],
    },
  ],
  [
    {
      heading: 'data',
      keys: ['mails-refused', 'texts-refused', 'calendars-unread', 'houses-incomplete', 'jobs-failed'],
    },
  ],
] as const satisfies readonly (readonly { heading: string; keys: readonly FigureKey[] }[])[]
