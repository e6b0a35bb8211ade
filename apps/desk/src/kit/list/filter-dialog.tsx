import { useId, useState } from 'react'
import { Heading } from 'react-aria-components'
import { Modal } from '../modal.tsx'
import { orderOf, sortWord, withoutFilters } from './list-address.ts'
import type { ChangeAddress, FilterOption, ListAddress, ListDefinition, ListFilter } from './list-definition.ts'
import { words } from './list-words.ts'

/** No matter of which items: a lazy component has no type parameter. */
type Props = {
  readonly definition: Pick<ListDefinition<never>, 'filters' | 'columns' | 'order'>
  readonly address: ListAddress
  readonly change: ChangeAddress
  readonly onClose: () => void
}

/** All filters and the order at once. */
export function FilterDialog({ definition, address, change, onClose }: Props) {
  const [draft, setDraft] = useState<ListAddress>(address)
  const set = (id: string, value: string): void => setDraft((before) => ({ ...before, [id]: value }))
  return (
    <Modal onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change({ ...draft, open: undefined })
          onClose()
        }}
        className="form"
      >
        <Heading slot="title">{words.filters}</Heading>
        <div className="form__grid">
          {definition.filters.map((filter) => (
            <FilterInput
              key={filter.id}
              filter={filter}
              value={draft[filter.id] ?? ''}
              onChange={(value) => set(filter.id, value)}
            />
          ))}
          <OrderInput definition={definition} draft={draft} onChange={(value) => set('sort', value)} />
        </div>
        <div className="dialog__foot">
          <button
            type="button"
            className="btn btn--bare"
            onClick={() => setDraft({ ...withoutFilters(definition, draft), ...removed(definition) })}
          >
            {words.clear}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="btn btn--act">
            {words.apply}
          </button>
        </div>
      </form>
    </Modal>
  )
}

const removed = ({ filters }: Pick<ListDefinition<never>, 'filters'>): ListAddress =>
  Object.fromEntries(filters.map(({ id }) => [id, undefined]))

type InputProps = { readonly filter: ListFilter; readonly value: string; readonly onChange: (value: string) => void }

function FilterInput({ filter, value, onChange }: InputProps) {
  const { name, field } = filter
  if (field.kind === 'choices') return <Choices name={name} options={field.options} value={value} onChange={onChange} />
  if (field.kind === 'choice') return <Choice name={name} options={field.options} value={value} onChange={onChange} />
  return <Typed name={name} type={field.kind === 'day' ? 'date' : 'text'} value={value} onChange={onChange} />
}

type FieldProps = Pick<InputProps, 'value' | 'onChange'> & { readonly name: string }
type ChoiceProps = FieldProps & { readonly options: readonly FilterOption[] }

function Choices({ name, options, value, onChange }: ChoiceProps) {
  const chosen = value.split(',').filter(Boolean)
  const flip = (one: string): string =>
    options
      .map((option) => option.value)
      .filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)))
      .join(',')
  return (
    <fieldset className="field span2 ticks">
      <legend className="label">{name}</legend>
      {options.map((option) => (
        <label key={option.value} className="tick">
          <input
            type="checkbox"
            className="check"
            checked={chosen.includes(option.value)}
            onChange={() => onChange(flip(option.value))}
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}

function Choice({ name, options, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Typed({ name, type, value, onChange }: FieldProps & { readonly type: 'date' | 'text' }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="input"
        type={type}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

type OrderProps = {
  readonly definition: Props['definition']
  readonly draft: ListAddress
  readonly onChange: (value: string) => void
}

/** On a phone there are no heads to press. */
function OrderInput({ definition, draft, onChange }: OrderProps) {
  const sortId = useId()
  const order = orderOf(definition, draft)
  const sorts = definition.columns.flatMap(({ sort, name }) => (sort === undefined ? [] : [{ sort, name }]))
  return (
    <>
      <div className="field">
        <label htmlFor={sortId}>{words.sortBy}</label>
        <select
          id={sortId}
          className="input"
          value={order.sort}
          onChange={({ target }) => onChange(sortWord({ ...order, sort: target.value }))}
        >
          {sorts.map(({ sort, name }) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend className="hide">{words.sortBy}</legend>
        {[false, true].map((descending) => (
          <label key={String(descending)} className="tick">
            <input
              type="radio"
              name="descending"
              checked={order.descending === descending}
              onChange={() => onChange(sortWord({ ...order, descending }))}
            />
            {descending ? words.descending : words.ascending}
          </label>
        ))}
      </fieldset>
    </>
  )
}
