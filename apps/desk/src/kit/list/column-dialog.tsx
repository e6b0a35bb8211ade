import { Heading } from 'react-aria-components'
import { Modal } from '../modal.tsx'
import { columnsOf } from './list-address.ts'
import type { ChangeAddress, ListAddress, ListDefinition } from './list-definition.ts'
import { words } from './list-words.ts'

/** No matter of which items: a lazy component has no type parameter. */
type Props = {
  readonly definition: Pick<ListDefinition<never>, 'columns'>
  readonly address: ListAddress
  readonly change: ChangeAddress
  readonly onClose: () => void
}

/** Columns change at once behind the dialog. The row's link stays: without it a row could not be opened. */
export function ColumnDialog({ definition, address, change, onClose }: Props) {
  const { columns } = definition
  const chosen = columnsOf(columns, address.columns).map(({ id }) => id)
  const flip = (one: string): void => {
    const next = columns.map(({ id }) => id).filter((id) => (id === one ? !chosen.includes(id) : chosen.includes(id)))
    change({ columns: next.join(',') }, { isStep: true })
  }
  return (
    <Modal className="dialog--narrow" onClose={onClose}>
      <Heading slot="title">{words.columns}</Heading>
      <div className="ticks">
        {columns.map(({ id, name, phone }) => (
          <label key={id} className="tick">
            <input
              type="checkbox"
              className="check"
              checked={chosen.includes(id)}
              disabled={phone === 'title'}
              onChange={() => flip(id)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="dialog__foot">
        <button type="button" className="btn" onClick={() => change({ columns: undefined }, { isStep: true })}>
          {words.standard}
        </button>
        <button type="button" className="btn btn--act" onClick={onClose}>
          {words.apply}
        </button>
      </div>
    </Modal>
  )
}
