import { useState } from 'react'
import { Heading } from 'react-aria-components'
import { Modal } from '../kit/modal.tsx'
import { singleKeysAreOn, switchSingleKeys } from '../kit/shortcuts.ts'
import { places } from './places.ts'
import { words } from './words.ts'

type Props = { readonly onClose: () => void }

export function KeysDialog({ onClose }: Props) {
  const [areOn, setOn] = useState(singleKeysAreOn())
  return (
    <Modal className="dialog--narrow" onClose={onClose}>
      <Heading slot="title">{words.shortcuts}</Heading>
      <dl className="keys-list">
        <Key keys={[words.ctrl, 'K']} does={words.openSearch} />
        {places.map(({ key, name, path }) => (
          <Key key={path} keys={['G', key.toUpperCase()]} does={words.goTo(name)} />
        ))}
        <Key keys={['[']} does={words.foldNavigation} />
        <Key keys={['?']} does={words.showKeys} />
      </dl>
      <label className="tick">
        <input
          type="checkbox"
          className="check"
          checked={areOn}
          onChange={({ target }) => {
            switchSingleKeys(target.checked)
            setOn(target.checked)
          }}
        />
        {words.shortcutsOn}
      </label>
      <div className="dialog__foot">
        <button type="button" className="btn" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Modal>
  )
}

function Key({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  )
}
