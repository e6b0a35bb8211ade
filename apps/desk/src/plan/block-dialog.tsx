import { type BlockPurpose, blockHouse, blockPurposes, changeBlock } from '@marram/contract/desk/plan'
import { daysBetween } from '@marram/domain/iso-day'
import { type FormEvent, useState } from 'react'
import { Heading } from 'react-aria-components'
import { describeFailure } from '../kit/describe-failure.ts'
import { Modal } from '../kit/modal.tsx'
import { useCommand } from '../kit/use-command.ts'
import type { Nights } from './bar-card.tsx'
import type { House } from './filter-houses.ts'
import { words } from './words.ts'

export type BlockDraft = Nights & {
  readonly house: House | null
  readonly purpose: BlockPurpose
  readonly note: string
  /** The block that is changed, as it is stored. */
  readonly stored:
    | (Nights & { readonly id: number; readonly house: number; readonly purpose: BlockPurpose; readonly note: string })
    | null
}

type Props = {
  readonly draft: BlockDraft
  readonly houses: readonly House[]
  readonly onClose: () => void
  readonly onDone: (done: {
    readonly id: number
    readonly block: StoredBlock
    readonly was: BlockDraft['stored']
  }) => void
}

export type StoredBlock = Nights & { readonly house: number; readonly purpose: BlockPurpose; readonly note: string }

const purposeWords = { owner: words.ownUse, repair: words.repair } as const

/** Blocks nights, or changes a block; the same as dragging in the plan. */
export function BlockDialog({ draft, houses, onClose, onDone }: Props) {
  const [number, setNumber] = useState(draft.house?.name ?? '')
  const [arrival, setArrival] = useState(draft.arrival)
  const [departure, setDeparture] = useState(draft.departure)
  const [purpose, setPurpose] = useState<BlockPurpose>(draft.purpose)
  const [note, setNote] = useState(draft.note)
  const add = useCommand(blockHouse)
  const change = useCommand(changeBlock)
  const { stored } = draft
  const used = stored === null ? add : change
  const house = houses.find(({ name }) => name === number.trim().toUpperCase())
  const nights = arrival && departure ? daysBetween(arrival, departure) : 0
  const problem = problemOf(house, nights, used.error)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!house || nights < 1) return
    const block = { house: house.id, arrival, departure, purpose, note }
    const onSuccess = ({ id }: { readonly id: number }) => onDone({ id, block, was: stored })
    if (stored === null) add.mutate({ input: block }, { onSuccess })
    else {
      const was = { arrival: stored.arrival, departure: stored.departure }
      change.mutate({ input: { ...block, id: stored.id, was } }, { onSuccess })
    }
  }
  return (
    <Modal className="dialog--narrow" onClose={onClose} isDismissable={false}>
      <Heading slot="title">{stored === null ? words.newBlock : words.changeBlock}</Heading>
      <form className="plan__form" onSubmit={send}>
        <label className="field">
          <span className="label">{words.houseNumber}</span>
          <input
            className="input"
            value={number}
            required
            autoComplete="off"
            onChange={({ target }) => setNumber(target.value)}
          />
          {house && <span className="hint">{house.title}</span>}
        </label>
        <div className="plan__pair">
          <label className="field">
            <span className="label">{words.arrival}</span>
            <input
              className="input"
              type="date"
              value={arrival}
              required
              onChange={({ target }) => setArrival(target.value)}
            />
          </label>
          <label className="field">
            <span className="label">{words.departure}</span>
            <input
              className="input"
              type="date"
              value={departure}
              required
              onChange={({ target }) => setDeparture(target.value)}
            />
          </label>
        </div>
        <fieldset className="plan__purposes">
          <legend className="label">{words.purpose}</legend>
          {blockPurposes.map((one) => (
            <label key={one} className="plan__purpose">
              <input type="radio" name="purpose" checked={purpose === one} onChange={() => setPurpose(one)} />
              {purposeWords[one]}
            </label>
          ))}
        </fieldset>
        <label className="field">
          <span className="label">{words.note}</span>
          <input
            className="input"
            value={note}
            maxLength={200}
            placeholder={words.notePlaceholder}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <p role="alert" className={problem === null ? 'hide' : 'late'}>
          {problem}
        </p>
        <div className="dialog__foot">
          <span className="muted plan__yet">{words.nothingYet}</span>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="btn btn--act" disabled={used.isPending || !house || nights < 1}>
            {stored === null ? words.block1(Math.max(0, nights)) : words.change1}
          </button>
        </div>
      </form>
    </Modal>
  )
}

function problemOf(house: House | undefined, nights: number, error: unknown): string | null {
  if (!house) return words.unknownHouse
  if (nights < 1) return words.wrongDays
  return error === null || error === undefined ? null : describeFailure(error, words.refusals)
}
