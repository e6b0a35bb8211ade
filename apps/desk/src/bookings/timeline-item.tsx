import type { DeskBooking, TimelineEntry } from '@marram/contract/desk/booking-page'
import type { LucideIcon } from 'lucide-react'
import {
  BadgeCheck,
  Ban,
  CircleCheckBig,
  CreditCard,
  Gauge,
  Globe,
  KeyRound,
  Landmark,
  Mail,
  MessageCircleQuestionMark,
  MessageSquareText,
  NotebookPen,
  Pencil,
  ShoppingBasket,
  Star,
  Undo2,
  UserCog,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { format, timeOf } from '../kit/format.ts'
import { sourceName } from './ledger.tsx'
import { partyWords } from './stay-words.ts'
import { words } from './words.ts'

type Event = Extract<TimelineEntry, { kind: 'event' }>
type Props<Entry extends TimelineEntry = TimelineEntry> = { readonly entry: Entry; readonly shown: DeskBooking }

export function TimelineItem({ entry, shown }: Props) {
  switch (entry.kind) {
    case 'event':
      return <EventItem entry={entry} shown={shown} />
    case 'mail':
    case 'sms':
      return <MessageItem entry={entry} />
    case 'card':
      return (
        <Item icon={CreditCard} at={entry.at}>
          <b>{words.cardTry}</b> {format.money(entry.amount, shown.booking.currency)} {words.cardStates[entry.state]}
        </Item>
      )
    case 'command':
      return (
        <Item icon={UserCog} at={entry.at} more={entry.reason !== null && words.reason(entry.reason)}>
          <b>{entry.by}</b> <CommandWords command={entry.command} />
        </Item>
      )
    case 'note':
      return (
        <Item icon={NotebookPen} at={entry.at} isNote quote={entry.text}>
          <b>{entry.by}</b> {words.note}
        </Item>
      )
    case 'question':
      return (
        <Item icon={MessageCircleQuestionMark} at={entry.at} isFromGuest={entry.author === 'guest'} quote={entry.text}>
          <b>{entry.author === 'guest' ? guestName(shown) : words.byStaff}</b>{' '}
          {(entry.author === 'guest' ? words.asked : words.answered)(entry.house.toUpperCase())}
        </Item>
      )
    case 'review':
      return (
        <Item icon={Star} at={entry.at} isFromGuest quote={entry.text}>
          <b>{guestName(shown)}</b> {words.reviewed(format.rating(entry.rating))}
        </Item>
      )
  }
}

function CommandWords({ command }: { readonly command: string }) {
  const known: Readonly<Record<string, string>> = words.commands
  if (Object.hasOwn(known, command)) return known[command]
  return (
    <>
      {words.command} <code>{command}</code>
    </>
  )
}

const guestName = ({ guest }: DeskBooking): string => `${guest.firstName} ${guest.lastName}`

const eventIcons: Readonly<Record<Event['what'], LucideIcon>> = {
  placed: Globe,
  confirmed: BadgeCheck,
  cancelled: Ban,
  completed: CircleCheckBig,
  'party-changed': Pencil,
  'items-added': ShoppingBasket,
  rebooked: Pencil,
  paid: Landmark,
  refunded: Undo2,
  'house-ready': KeyRound,
  'sms-started': MessageSquareText,
  'sms-stopped': MessageSquareText,
  'meters-read': Gauge,
}

const actors = { guest: words.byGuest, staff: words.byStaff, clock: words.byClock } as const

function EventItem({ entry, shown }: Props<Event>) {
  const { what, actor, by, amount, reference } = entry
  const money = (sum: number): string => format.money(sum, shown.booking.currency)
  const icon = what === 'paid' && reference !== null && isCard(reference) ? CreditCard : eventIcons[what]
  if (what === 'paid' || what === 'refunded') {
    const more = [...(reference === null ? [] : [sourceName(reference)]), ...(by === null ? [] : [by])]
    return (
      <Item icon={icon} at={entry.at} more={more.join(', ')}>
        <b>{words.events[what]}</b> {amount !== null && money(amount)}
      </Item>
    )
  }
  return (
    <Item icon={icon} at={entry.at} more={eventMore(entry, money)}>
      <b>{by ?? actors[actor]}</b> {words.events[what]}
    </Item>
  )
}

const isCard = (reference: string): boolean => sourceName(reference) === words.byCard

function eventMore({ what, amount, party, earlierStay, reason }: Event, money: (sum: number) => string): string {
  return [
    ...(earlierStay === null ? [] : [words.before(format.dayRange(earlierStay.arrival, earlierStay.departure))]),
    ...(party === null ? [] : [partyWords(party)]),
    ...(amount === null
      ? []
      : [what === 'cancelled' ? words.keptAmount(money(amount)) : words.newTotal(money(amount))]),
    ...(reason === null ? [] : [words.reason(reason)]),
  ].join('. ')
}

function MessageItem({ entry }: { readonly entry: Extract<TimelineEntry, { kind: 'mail' | 'sms' }> }) {
  const [icon, name] = entry.kind === 'mail' ? ([Mail, words.mail] as const) : ([MessageSquareText, words.sms] as const)
  return (
    <Item icon={icon} at={entry.at} more={`${words.mailTo(entry.to)}, ${words.messageStates[entry.state]}`}>
      <b>{name}</b> {entry.kind === 'mail' && `„${entry.subject}“`}
      <details className="ev__text">
        <summary>{words.showText}</summary>
        <p>{entry.text}</p>
      </details>
    </Item>
  )
}

type ItemProps = {
  readonly icon: LucideIcon
  readonly at: string
  readonly isFromGuest?: boolean
  readonly isNote?: boolean
  readonly more?: string | false
  /** Words of the guest or of staff. */
  readonly quote?: string
  readonly children: ReactNode
}

function Item({ icon: Icon, at, isFromGuest = false, isNote = false, more = false, quote, children }: ItemProps) {
  return (
    <li className={`ev ${isFromGuest ? 'ev--in' : ''} ${isNote ? 'ev--note' : ''}`}>
      <span className="ev__dot">
        <Icon className="i i--16" aria-hidden="true" />
      </span>
      <div className="ev__body">
        <div className="ev__line">
          <time className="muted" dateTime={at}>
            {timeOf(at)}
          </time>
          {children}
        </div>
        {more !== false && more !== '' && <p className="muted">{more}</p>}
        {quote !== undefined && <blockquote>{quote}</blockquote>}
      </div>
    </li>
  )
}
