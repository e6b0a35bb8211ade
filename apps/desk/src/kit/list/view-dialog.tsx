import { deleteView, saveView } from '@marram/contract/desk/views'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Heading } from 'react-aria-components'
import { describeFailure } from '../describe-failure.ts'
import { Modal } from '../modal.tsx'
import { useCommand } from '../use-command.ts'
import { words } from './list-words.ts'

type Props = {
  readonly list: string
  readonly address: string
  readonly saved: readonly { readonly name: string }[]
  readonly onClose: () => void
}

export function ViewDialog({ list, address, saved, onClose }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const save = useCommand(saveView)
  const remove = useCommand(deleteView)
  const error = save.error ?? remove.error
  return (
    <Modal className="dialog--narrow" onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') save.mutate({ input: { list, name: name.trim(), address } }, { onSuccess: onClose })
        }}
      >
        <Heading slot="title">{words.saveView}</Heading>
        <div className="field">
          <label htmlFor={id}>{words.viewName}</label>
          <input
            id={id}
            className="input"
            maxLength={60}
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <p className="hint">{words.viewHint}</p>
        </div>
        {error !== null && (
          <p className="late" role="alert">
            {describeFailure(error, { 'too-many-views': words.tooManyViews })}
          </p>
        )}
        <div className="dialog__foot">
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="btn btn--act" disabled={save.isPending}>
            {words.save}
          </button>
        </div>
        {saved.length > 0 && (
          <section>
            <h3>{words.ownViews}</h3>
            <ul className="rows">
              {saved.map((view) => (
                <li key={view.name} className="rows__a">
                  <span className="cut">{view.name}</span>
                  <button
                    type="button"
                    className="btn btn--bare btn--28 btn--square rows__end"
                    aria-label={words.deleteView(view.name)}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ input: { list, name: view.name } })}
                  >
                    <Trash2 className="i" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </Modal>
  )
}
