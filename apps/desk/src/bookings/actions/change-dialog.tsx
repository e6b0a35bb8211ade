import { type ChangeOffer, changeBooking, offerChange } from '@marram/contract/desk/changes'
import { changeCauses } from '@marram/domain/booking/staff-change'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import * as v from 'valibot'
import { asking } from '../../kit/desk-client.ts'
import { useDraft } from '../../kit/draft.ts'
import { format } from '../../kit/format.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { ChangeNotices, ChangeStatus } from './change-status.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { HouseField } from './house-field.tsx'
import { ItemFields, PartyFields } from './party-fields.tsx'
import { ChangeEffects, PriceComparison, signed } from './price-comparison.tsx'
import { isStay, StayFields } from './stay-fields.tsx'
import { useDialogCommand, useSeen } from './use-booking-command.ts'
import { words } from './words.ts'

type Start = { readonly lodgingId?: number; readonly arrival?: string; readonly departure?: string }
type Props = {
  readonly reservationId: string
  /** The place that the booking was dragged to; without it the dialog continues as it was left. */
  readonly start?: Start
  readonly onClose: () => void
}

const count = v.number()
const draftShape = v.object({
  house: v.nullable(v.object({ lodgingId: v.number(), label: v.string() })),
  arrival: v.optional(v.string()),
  departure: v.optional(v.string()),
  party: v.optional(v.object({ adults: count, children: count, infants: count, pets: count })),
  items: v.optional(v.array(v.object({ itemId: count, quantity: count }))),
  cause: v.picklist(changeCauses),
  waivesFee: v.boolean(),
  note: v.string(),
  tellsGuest: v.boolean(),
})
type Draft = v.InferOutput<typeof draftShape>
const blank: Draft = { house: null, cause: 'guest', waivesFee: false, note: '', tellsGuest: true }

/** Asks for the booking as it is, and waits for it. */
export function ChangeDialog({ reservationId, start, onClose }: Props) {
  const query = useQuery(asking(offerChange, { reservationId }))
  if (query.data === undefined) {
    return (
      <CommandDialog
        {...{ onClose, isPending: false, isReady: false, error: null }}
        title={words.change}
        subject={reservationId}
        submit={words.change}
        isWide
        onSubmit={() => {}}
      >
        <QueryState query={query} />
      </CommandDialog>
    )
  }
  return <LoadedDialog {...{ reservationId, onClose }} start={start ?? {}} now={query.data} />
}

type LoadedProps = Required<Props> & { readonly now: ChangeOffer }

function LoadedDialog({ reservationId, start, onClose, now }: LoadedProps) {
  const isDragged = Object.keys(start).length > 0
  // A drag is a new wish, which must not become an older one that was left open.
  const name = isDragged ? `${reservationId} change ${JSON.stringify(start)}` : `${reservationId} change`
  const { lodgingId, ...days } = start
  const house = lodgingId === undefined ? null : { lodgingId, label: '' }
  const { draft, change, clear } = useDraft(name, draftShape, { ...blank, ...days, house })
  const stay = { ...now.before.quote.stay, ...definedDays(draft) }
  const { party, items, cause, waivesFee } = draft
  const wish = {
    reservationId,
    ...(draft.house !== null && { lodgingId: draft.house.lodgingId }),
    ...stay,
    ...{ party, items, cause, waivesFee },
  }
  const query = useQuery({
    ...asking(offerChange, wish),
    enabled: isStay(stay),
    placeholderData: keepPreviousData,
  })
  const offer = query.data ?? now
  const seen = useSeen(now.version)
  const { run, isPending, error } = useDialogCommand(changeBooking, () => {
    clear()
    onClose()
  })
  const isCurrent = isStay(stay) && query.data !== undefined && !query.isPlaceholderData && !query.isFetching
  const { accepted, difference, currency } = offer
  return (
    <CommandDialog
      {...{ seen, isPending, error, onClose }}
      title={words.change}
      subject={`${reservationId}, ${now.guest}`}
      submit={difference === null ? words.change : `${words.change}, ${signed(difference, currency)}`}
      isReady={isCurrent && accepted !== null}
      isWide
      refusals={{ ...words.refusals, 'offer-changed': words.offerChanged }}
      onSubmit={() =>
        accepted !== null &&
        run({ ...wish, version: seen.version, accepted, tellsGuest: draft.tellsGuest }, reasonOf(draft))
      }
    >
      <div className="swap">
        <Before side={now.before} />
        <span className="swap__arrow">
          <ArrowRight className="i" aria-hidden="true" />
        </span>
        <fieldset className="swap__side swap__side--new">
          <legend className="label">{words.next}</legend>
          <div className="grid2">
            <HouseField
              value={houseOf(draft, offer)}
              onChange={(chosen) => change({ house: chosen, items: undefined })}
            />
            <StayFields {...stay} onChange={change} />
          </div>
          {isStay(stay) ? <ChangeStatus offer={offer} /> : <p className="fit late">{words.refusals['empty-stay']}</p>}
        </fieldset>
      </div>
      <details className="more" open={party !== undefined || items !== undefined}>
        <summary>{words.guestsAndExtras}</summary>
        <PartyFields party={party ?? now.before.quote.party} onChange={(next) => change({ party: next })} />
        <ItemFields
          offered={offer.items}
          items={items ?? chosenIn(offer)}
          currency={currency}
          onChange={(next) => change({ items: next })}
        />
      </details>
      <ChangeNotices offer={offer} />
      {query.error !== null && <QueryState query={query} />}
      <PriceComparison offer={offer} waivesFee={waivesFee} onWaive={(waives) => change({ waivesFee: waives })} />
      <ChangeEffects offer={offer} />
      <Explanation {...{ draft, change }} />
      <label className="tick">
        <input
          className="check"
          type="checkbox"
          checked={draft.tellsGuest}
          onChange={({ target }) => change({ tellsGuest: target.checked })}
        />
        <span>{words.tellChanged(words.languages[now.languageId])}</span>
      </label>
    </CommandDialog>
  )
}

/** The cause is part of the log, with or without a note. */
const reasonOf = ({ cause, note }: Draft): string =>
  [words.causes[cause], note.trim()].filter((part) => part !== '').join(': ')

function definedDays({ arrival, departure }: Draft) {
  return { ...(arrival !== undefined && { arrival }), ...(departure !== undefined && { departure }) }
}

/** The name of a house that was only dragged to is in the offer. */
function houseOf({ house }: Draft, { before, after }: ChangeOffer) {
  const named = [after, before].find((side) => side?.lodgingId === (house?.lodgingId ?? before.lodgingId))
  const label = named ? `${named.house}, ${named.place}` : (house?.label ?? '')
  return { lodgingId: house?.lodgingId ?? before.lodgingId, label }
}

function chosenIn({ before, after }: ChangeOffer) {
  const { lines } = (after ?? before).quote
  return lines.flatMap((line) =>
    line.kind === 'chosen-item' ? [{ itemId: line.itemId, quantity: line.quantity }] : [],
  )
}

function Before({ side: { house, place, quote } }: { readonly side: ChangeOffer['before'] }) {
  const day = (iso: string) => `${format.day(iso, 'weekday')} ${iso.slice(0, 4)}`
  return (
    <fieldset className="swap__side">
      <legend className="label">{words.now}</legend>
      <dl className="facts">
        <Fact name={words.house} text={`${house}, ${place}`} />
        <Fact name={words.arrival} text={day(quote.stay.arrival)} />
        <Fact name={words.departure} text={day(quote.stay.departure)} />
        <Fact name={words.nights} text={format.number(quote.nights)} />
      </dl>
    </fieldset>
  )
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)

type FieldProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void }

function Explanation({ draft, change }: FieldProps) {
  const id = useId()
  return (
    <div className="grid2">
      <div className="field">
        <label htmlFor={`${id}-cause`}>{words.cause}</label>
        <select
          id={`${id}-cause`}
          className="input"
          value={draft.cause}
          onChange={({ target }) => change({ cause: changeCauses.find((one) => one === target.value) ?? 'guest' })}
        >
          {changeCauses.map((cause) => (
            <option key={cause} value={cause}>
              {words.causes[cause]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>{words.logNote}</label>
        <input
          id={`${id}-note`}
          className="input"
          maxLength={400}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </div>
  )
}
