import type { importStatement } from '@marram/contract/desk/money'
import { Heading } from 'react-aria-components'
import type * as v from 'valibot'
import { format, moneyIn } from '../kit/format.ts'
import { Modal } from '../kit/modal.tsx'
import { words } from './words.ts'

export type Report = v.InferOutput<typeof importStatement.output>

type Props = { readonly report: Report; readonly onClose: () => void; readonly onShowOpen: () => void }

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** The result of an import, which leads to the open entries. */
export function StatementReport({ report, onClose, onShowOpen }: Props) {
  const { entered, known, foreign, open, conflicting } = report
  const counts = { entered, open: open.length, known, foreign, conflicting: conflicting.length }
  const rows = (['entered', 'open', 'known', 'foreign', 'conflicting'] as const).filter(
    (key) => counts[key] > 0 || key === 'entered' || key === 'open',
  )
  const isEmpty = Object.values(counts).every((count) => count === 0)
  return (
    <Modal onClose={onClose}>
      <Heading slot="title">{words.fileRead}</Heading>
      {isEmpty ? (
        <p>{words.emptyFile}</p>
      ) : (
        <dl className="counts-list">
          {rows.map((key) => (
            <div key={key}>
              <dt>{words.report[key]}</dt>
              <dd className={key === 'open' && counts.open > 0 ? 'num waits' : 'num'}>{format.number(counts[key])}</dd>
            </div>
          ))}
        </dl>
      )}
      {conflicting.length > 0 && (
        <div className="note note--late">
          <div>
            <p>{words.conflicts}</p>
            <ul>
              {conflicting.map(({ key, bookedOn, amount, currency, party }) => (
                <li key={key}>
                  {format.day(bookedOn, 'numeric')}, {moneyIn(amount, currency)}, {party}{' '}
                  <small className="muted">{key}</small>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="dialog__foot">
        <button
          ref={open.length > 0 ? undefined : focus}
          type="button"
          className={open.length > 0 ? 'btn' : 'btn btn--act'}
          onClick={onClose}
        >
          {words.close}
        </button>
        {open.length > 0 && (
          <button ref={focus} type="button" className="btn btn--act" onClick={onShowOpen}>
            {words.showOpen(open.length)}
          </button>
        )}
      </div>
    </Modal>
  )
}
