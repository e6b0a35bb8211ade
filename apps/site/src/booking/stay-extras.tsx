import type { BookingFlowData, BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'
import { type BookingChoice, chooseQuantity } from '@marram/domain/booking/choice'
import { energyParts } from '@marram/domain/item-charge'
import { Checkbox } from '@marram/ui/checkbox'
import { Icon } from '@marram/ui/icon'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { Panel } from '@marram/ui/panel'
import { Stepper } from '@marram/ui/stepper'
import type { ReactNode } from 'react'
import { type BookingTexts, useBookingTexts } from './booking-texts.ts'
import type { StayQuote } from './flow-queries.ts'

type ExtrasProps = {
  readonly choice: BookingChoice
  readonly choose: (part: Partial<BookingChoice>) => void
  readonly flow: BookingFlowData
  readonly quote: StayQuote | undefined
}

const icons: Readonly<Record<string, IconName>> = {
  cleaning: 'sparkles',
  linen: 'bed-double',
  cot: 'baby',
  'high-chair': 'baby',
  'extra-dog': 'paw-print',
  firewood: 'flame',
  'cancellation-cover': 'shield-check',
  electricity: 'zap',
  water: 'droplets',
}
const units = { kwh: 'kWh', m3: 'm³' } as const

/** Costs besides the rent, by kind: mandatory, optional and metered. */
export function StayExtras({ choice, choose, flow, quote }: ExtrasProps) {
  const { texts } = useBookingTexts()
  const sold = flow.itemPrices.filter(({ item }) => item.chargeType !== 'metered')
  const mandatory = sold.filter(({ isMandatory }) => isMandatory)
  const optional = sold.filter(({ isMandatory }) => !isMandatory)
  const metered = flow.itemPrices.filter(({ item }) => item.chargeType === 'metered')
  const extra = (price: BookingOptionItemPrice) => (
    <Extra
      key={price.itemId}
      price={price}
      quantity={choice.items.find(({ itemId }) => itemId === price.itemId)?.quantity ?? leastQuantity(price)}
      onChange={(quantity) => choose({ items: chooseQuantity(choice.items, price.itemId, quantity) })}
    />
  )
  return (
    <>
      {mandatory.length > 0 ? (
        <ExtrasPanel id="mandatory" title={texts.stay.mandatory} lead={texts.stay.mandatoryLead}>
          {mandatory.map(extra)}
        </ExtrasPanel>
      ) : null}
      <ExtrasPanel
        id="extras"
        title={texts.stay.extras}
        lead={optional.length > 0 ? texts.stay.extrasLead : texts.stay.noExtras}
      >
        {optional.map(extra)}
      </ExtrasPanel>
      {metered.length > 0 ? (
        <ExtrasPanel id="metered" title={texts.stay.metered} lead={texts.stay.meteredLead}>
          {metered.map((price) => (
            <Meter key={price.itemId} price={price} quote={quote} />
          ))}
        </ExtrasPanel>
      ) : null}
    </>
  )
}

type PanelProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: readonly ReactNode[]
}

function ExtrasPanel({ id, title, lead, children }: PanelProps) {
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="small muted">{lead}</p>
      {children.length > 0 ? <ul className="extras">{children}</ul> : null}
    </Panel>
  )
}

type ExtraProps = {
  readonly price: BookingOptionItemPrice
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

function Extra({ price, quantity, onChange }: ExtraProps) {
  const bookingTexts = useBookingTexts()
  const { item } = price
  return (
    <li className="extra">
      <ExtraIcon type={item.type} />
      <div className="extra__text">
        <b>{item.description}</b>
        <span className="small muted">{noteOf(item.type, bookingTexts)}</span>
      </div>
      <span className="extra__price num">{priceText(price, bookingTexts)}</span>
      <ExtraControl price={price} quantity={quantity} onChange={onChange} />
    </li>
  )
}

function ExtraControl({ price, quantity, onChange }: ExtraProps) {
  const { texts } = useBookingTexts()
  const { itemId, item, maxQuantity } = price
  const name = `item-${itemId}`
  const control = itemControl(price)
  if (control === 'included') return <span className="extra__control small muted">{texts.stay.included}</span>
  if (control === 'box') {
    return (
      <div className="extra__control">
        <Checkbox
          name={name}
          value="1"
          checked={quantity > 0}
          onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
          label={
            <>
              {texts.stay.add}
              <span className="visually-hidden">: {item.description}</span>
            </>
          }
        />
      </div>
    )
  }
  return (
    <div className="extra__control">
      <Stepper
        label={item.description}
        less={texts.stay.less(item.description)}
        more={texts.stay.more(item.description)}
        name={name}
        value={quantity}
        min={leastQuantity(price)}
        max={maxQuantity}
        onChange={(to) => onChange(nextQuantity(price, quantity, to))}
      />
    </div>
  )
}

function Meter({ price, quote }: { readonly price: BookingOptionItemPrice; readonly quote: StayQuote | undefined }) {
  const { format, texts, stayTexts } = useBookingTexts()
  const { item, unitPrice, currency } = price
  const estimates = quote?.kind === 'quoted' ? quote.quote.meteredEstimates : []
  const amount = energyParts(estimates)[estimates.findIndex(({ itemId }) => itemId === price.itemId)] ?? null
  const unit = item.meteredQuantity === null ? item.unitName : units[item.meteredQuantity]
  return (
    <li className="extra extra--meter">
      <ExtraIcon type={item.type} />
      <div className="extra__text">
        <b>{item.description}</b>
        <span className="small muted">{texts.stay.meterPrice(format.money(unitPrice, currency), unit)}</span>
      </div>
      <span className="extra__price num">
        {amount === null ? stayTexts.quote.byMeter : stayTexts.quote.about(format.money(amount, currency))}
      </span>
    </li>
  )
}

function ExtraIcon({ type }: { readonly type: string }) {
  return (
    <span className="extra__icon">
      <Icon name={icons[type] ?? 'plus'} size="large" />
    </span>
  )
}

function noteOf(type: string, { texts }: BookingTexts): string | null {
  const notes: Readonly<Record<string, string>> = texts.items
  return notes[type] ?? null
}

function priceText({ unitPrice, currency, item }: BookingOptionItemPrice, { format, texts }: BookingTexts): string {
  if (unitPrice === 0) return texts.stay.free
  const amount = format.money(unitPrice, currency)
  switch (item.chargeType) {
    case 'per-person':
      return texts.stay.perPerson(amount)
    case 'per-night':
      return texts.stay.perNight(amount)
    case 'per-person-night':
      return texts.stay.perPersonNight(amount)
    default:
      return amount
  }
}

/** The control with which a guest chooses an extra. */
type ItemControl = 'included' | 'box' | 'stepper'

/** @internal */
export function itemControl({ isMandatory, minQuantity, maxQuantity }: BookingOptionItemPrice): ItemControl {
  const least = Math.max(1, minQuantity)
  if (isMandatory) return maxQuantity > least ? 'stepper' : 'included'
  return maxQuantity <= 1 ? 'box' : 'stepper'
}

/** The minimum quantity of a mandatory item; zero for all others. @internal */
export function leastQuantity({ isMandatory, minQuantity }: BookingOptionItemPrice): number {
  return isMandatory ? Math.max(1, minQuantity) : 0
}

/** Skips quantities between zero and the minimum order. @internal */
export function nextQuantity(item: BookingOptionItemPrice, from: number, to: number): number {
  const least = Math.max(1, item.minQuantity)
  const wanted = Math.min(to, item.maxQuantity)
  if (wanted >= least) return wanted
  return wanted > from ? least : leastQuantity(item)
}
