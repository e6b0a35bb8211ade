import './plan.css'
import './bars.css'
import { editionByKey } from '@marram/domain/edition'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { startPage } from '../kit/start-page.ts'
import { useToday } from '../kit/use-today.ts'
import { BarCard, bookingHref, type Chosen } from './bar-card.tsx'
import type { BlockDraft } from './block-dialog.tsx'
import type { House } from './filter-houses.ts'
import { PhonePlan } from './phone-plan.tsx'
import { createPlanDays, type PlanDays } from './plan-days.ts'
import { PlanFoot } from './plan-foot.tsx'
import { type PlanControl, PlanGrid, type Selected } from './plan-grid.tsx'
import type { Bar } from './plan-rows.ts'
import { dayWidths, type PlanSearch, usualWidth } from './plan-search.ts'
import { PlanTools } from './plan-tools.tsx'
import { useHouses } from './use-houses.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useUndo } from './use-undo.ts'
import { words } from './words.ts'

const ChangeDialog = lazy(async () => ({
  default: (await import('../bookings/actions/change-dialog.tsx')).ChangeDialog,
}))
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))

const route = getRouteApi('/shell/desk/plan')
const { currency } = editionByKey(startPage.edition)

/** The day at the left edge, two before today, as people look back as well. */
const daysBefore = 2
const usualNights = 7

type Open =
  | { readonly kind: 'card'; readonly chosen: Chosen; readonly anchor: HTMLElement | null }
  | { readonly kind: 'block'; readonly draft: BlockDraft }
  /** Without a start the dialog begins with the booking as it is. */
  | { readonly kind: 'change'; readonly reservationId: string; readonly start: Start | null }

type Start = { readonly lodgingId: number; readonly arrival: string; readonly departure: string }

export function PlanPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = useToday()
  const isPhone = useIsPhone()
  // The columns stay while the address follows the scrolling.
  const [days, setDays] = useState(() => createPlanDays(today, search.from))
  const houses = useHouses(search)
  const dayWidth = search.width ?? usualWidth
  const control = useRef<PlanControl | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const undo = useUndo()
  const wasOpen = useRef(false)
  useEffect(() => {
    // The cell that opened a dialog may be another element after it.
    if (wasOpen.current && open === null) control.current?.focus()
    wasOpen.current = open !== null
  }, [open])
  const change = (changes: Partial<PlanSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  const first = days.indexOf(search.from ?? addDays(today, -daysBefore))
  const showDay = (day: string) => {
    const index = days.indexOf(day)
    if (index < days.within.from) setDays(createPlanDays(today, day))
    change({ from: day })
    control.current?.showDay(index)
  }
  const openBlock = (draft: BlockDraft) => setOpen({ kind: 'block', draft })
  const { history } = useRouter()
  const act = useActions({ today, days, control, openBlock, setOpen, go: (href) => history.push(href) })
  const step = (by: 1 | -1) => {
    const next = dayWidths[dayWidths.indexOf(dayWidth) + by]
    if (next !== undefined) change({ width: next })
  }
  const shortcuts = {
    t: () => showDay(addDays(today, -daysBefore)),
    m: act.rebook,
    b: () => act.block(true),
    n: act.book,
    '+': () => step(1),
    '-': () => step(-1),
  }
  useShortcuts(shortcuts, !isPhone)
  if (houses.isError) {
    return (
      <div className="center" role="alert">
        <h1>{words.failed}</h1>
        <button type="button" className="btn" onClick={() => void houses.refetch()}>
          {words.again}
        </button>
      </div>
    )
  }
  const dialogs = (
    <>
      {open?.kind === 'card' && (
        <BarCard
          key={`${open.chosen.house.id} ${open.chosen.arrival}`}
          chosen={open.chosen}
          anchor={open.anchor}
          onClose={() => setOpen((now) => (now === open ? null : now))}
          go={(href) => history.push(href)}
          onRebook={() => act.rebookBar(open.chosen)}
          onBlock={() => openBlock(draftOf(open.chosen))}
          onRemove={() => {
            const { stored } = draftOf(open.chosen)
            setOpen(null)
            if (stored) undo.remove(stored.id, { ...stored })
          }}
        />
      )}
      <Suspense>
        {open?.kind === 'change' && (
          <ChangeDialog
            reservationId={open.reservationId}
            {...(open.start && { start: open.start })}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.kind === 'block' && (
          <BlockDialog
            draft={open.draft}
            houses={houses.all}
            onClose={() => setOpen(null)}
            onDone={({ id, block, was }) => {
              setOpen(null)
              if (was === null) undo.added(id, block)
              else undo.changed(block, was)
            }}
          />
        )}
      </Suspense>
    </>
  )
  if (isPhone) {
    return (
      <div className="planpage">
        <PhonePlan {...{ houses, search, days, today, change }} onOpen={act.openAt} onBlock={openBlock} />
        {dialogs}
      </div>
    )
  }
  return (
    <div className="planpage">
      <PlanTools
        {...{ houses, search, days, dayWidth, change, showDay }}
        today={today}
        firstDay={search.from ?? addDays(today, -daysBefore)}
        onAdd={act.book}
        onBlock={() => act.block(false)}
        onConflict={(house, arrival) => control.current?.showHouse(house, days.indexOf(arrival))}
      />
      {houses.isLoading ? (
        <p className="plan__wait" role="status">
          {words.loading}
        </p>
      ) : houses.shown.length === 0 ? (
        <p className="plan__wait">{words.noHouses}</p>
      ) : (
        <PlanGrid
          key={days.origin}
          houses={houses.shown}
          conflicts={houses.conflicts}
          {...{ days, dayWidth, today, first, control }}
          describeFree={(house, day, price) => describeFree(house, days.dayOf(day), price)}
          canDrag={canDrag}
          canMark={may('houses.write') || may('bookings.write')}
          onOpen={act.open}
          onDrop={act.drop}
          onFirstDay={(day) => change({ from: days.dayOf(day) })}
        />
      )}
      <PlanFoot />
      {dialogs}
    </div>
  )
}

type ActionSetting = {
  readonly today: IsoDay
  readonly days: PlanDays
  readonly control: { readonly current: PlanControl | null }
  readonly openBlock: (draft: BlockDraft) => void
  readonly setOpen: (open: Open | null) => void
  readonly go: (href: string) => void
}

/** The same actions for keys, clicks and drops. Nothing is saved without a dialog. */
function useActions(setting: ActionSetting) {
  const latest = useRef(setting)
  latest.current = setting
  const { days, control } = setting
  return useMemo(() => {
    const openBlock = (draft: BlockDraft) => latest.current.openBlock(draft)
    const setOpen = (open: Open | null) => latest.current.setOpen(open)
    const go = (href: string) => latest.current.go(href)
    const chosenOf = ({ house, bar, rule, from, until }: Selected): Chosen => ({
      house,
      rule,
      bar: bar?.data ?? null,
      isConflict: bar?.isConflict ?? false,
      arrival: days.dayOf(from),
      departure: days.dayOf(until),
    })
    const current = (): Chosen | null => {
      const selected = control.current?.selected() ?? null
      return selected && chosenOf(selected)
    }
    const rebookBar = ({ bar }: Chosen, start: Start | null) => {
      if (bar?.kind !== 'stay' || bar.reservationId === null || !may('bookings.write')) return
      setOpen({ kind: 'change', reservationId: bar.reservationId, start })
    }
    const openChosen = (chosen: Chosen, anchor: HTMLElement | null, isByKey: boolean) => {
      const { bar } = chosen
      if (isByKey && bar?.kind === 'stay' && bar.reservationId !== null) {
        go(`/desk/bookings/${bar.reservationId}/`)
      } else if (isByKey && bar?.kind === 'block' && may('houses.write')) openBlock(draftOf(chosen))
      else setOpen({ kind: 'card', chosen, anchor })
    }
    return {
      rebookBar: (chosen: Chosen) => rebookBar(chosen, null),
      openAt: (chosen: Chosen, anchor: HTMLElement | null) => openChosen(chosen, anchor, false),
      open: (selected: Selected, anchor: HTMLElement | null, isByKey: boolean) =>
        openChosen(chosenOf(selected), anchor, isByKey),
      drop: (selected: Selected) => {
        const chosen = chosenOf(selected)
        const { bar } = chosen
        if (bar?.kind === 'block') openBlock({ ...draftOf(chosen), ...nightsOfChosen(chosen), house: chosen.house })
        else if (bar?.kind === 'stay') rebookBar(chosen, { lodgingId: chosen.house.id, ...nightsOfChosen(chosen) })
        else setOpen({ kind: 'card', chosen, anchor: null })
      },
      rebook: () => {
        const chosen = current()
        if (chosen?.bar?.kind === 'block' && may('houses.write')) openBlock(draftOf(chosen))
        else if (chosen) rebookBar(chosen, null)
      },
      /** On a block the key changes it; the button always adds one, behind the bar that has the focus. */
      block: (isByKey: boolean) => {
        const chosen = current()
        if (!may('houses.write')) return
        if (chosen === null) openBlock(emptyDraft(latest.current.today))
        else if (chosen.bar === null || (isByKey && chosen.bar.kind === 'block')) openBlock(draftOf(chosen))
        else openBlock({ ...emptyDraft(chosen.departure), house: chosen.house })
      },
      book: () => {
        const chosen = current()
        if (!may('bookings.write')) return
        go(chosen && chosen.bar === null ? bookingHref(chosen) : '/desk/bookings/new/')
      },
    }
  }, [days, control])
}

const nightsOfChosen = ({ arrival, departure }: Chosen) => ({ arrival, departure })

const emptyDraft = (today: IsoDay): BlockDraft => ({
  house: null,
  arrival: today,
  departure: addDays(today, usualNights),
  purpose: 'owner',
  note: '',
  stored: null,
})

function draftOf(chosen: Chosen): BlockDraft {
  const { house, bar } = chosen
  if (bar?.kind !== 'block') return { house, ...nightsOfChosen(chosen), purpose: 'owner', note: '', stored: null }
  const { id, arrival, departure, note } = bar
  const purpose = bar.purpose ?? 'owner'
  return {
    house,
    arrival,
    departure,
    purpose,
    note,
    stored: { id, house: bar.house, arrival, departure, purpose, note },
  }
}

const canDrag = ({ data }: Bar): boolean =>
  data.kind === 'block'
    ? may('houses.write')
    : data.kind === 'stay' && data.reservationId !== null && data.state !== 'left' && may('bookings.write')

function describeFree(house: House, day: string, price: { nights: number; rent: number } | null): string {
  const rent = price === null ? words.noArrival : words.shortest(price.nights, format.money(price.rent, currency))
  return `${house.name}, ${format.day(day, 'full')}, ${words.free}, ${rent}`
}
