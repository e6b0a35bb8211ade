import type { OfferedItem } from '@marram/contract/desk/changes'
import { chooseQuantity } from '@marram/domain/booking/choice'
import { quantityOf } from '@marram/domain/booking/rebooking'
import type { ChosenItem } from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'
import { useId } from 'react'
import { format } from '../../kit/format.ts'
import { startPage } from '../../kit/start-page.ts'
import { words } from './words.ts'

const kinds = ['adults', 'children', 'infants', 'pets'] as const

type PartyProps = { readonly party: Party; readonly onChange: (party: Party) => void }

export function PartyFields({ party, onChange }: PartyProps) {
  return (
    <fieldset className="counts">
      <legend className="hide">{words.guests}</legend>
      {kinds.map((kind) => (
        <CountField
          key={kind}
          label={words.party[kind]}
          value={party[kind]}
          min={kind === 'adults' ? 1 : 0}
          max={99}
          onChange={(count) => onChange({ ...party, [kind]: count })}
        />
      ))}
    </fieldset>
  )
}

type ItemsProps = {
  readonly offered: readonly OfferedItem[]
  readonly items: readonly ChosenItem[]
  readonly currency: Currency
  readonly onChange: (items: ChosenItem[]) => void
}

/** Extras of the house; mandatory ones are in the price. */
export function ItemFields({ offered, items, currency, onChange }: ItemsProps) {
  const optional = offered.filter(({ isMandatory }) => !isMandatory)
  if (optional.length === 0) return null
  return (
    <fieldset className="counts">
      <legend className="hide">{words.extras}</legend>
      {optional.map(({ itemId, names, unitPrice, maxQuantity }) => (
        <CountField
          key={itemId}
          label={names[startPage.edition]}
          hint={format.money(unitPrice, currency)}
          value={quantityOf(items, itemId)}
          min={0}
          max={maxQuantity}
          onChange={(count) => onChange(chooseQuantity(items, itemId, count))}
        />
      ))}
    </fieldset>
  )
}

type CountProps = {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (count: number) => void
}

function CountField({ label, hint, value, min, max, onChange }: CountProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint !== undefined && <span className="muted">{hint}</span>}
      </label>
      <input
        id={id}
        className="input num"
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => {
          const count = target.valueAsNumber
          if (Number.isInteger(count) && count >= min && count <= max) onChange(count)
        }}
      />
    </div>
  )
}
