import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components'
import { Modal } from '../kit/modal.tsx'
import { places } from './places.ts'
import { words } from './words.ts'

type Props = { readonly onClose: () => void }

/** Finds places and commands as one types. */
export function CommandPalette({ onClose }: Props) {
  const navigate = useNavigate()
  const { contains } = useFilter({ sensitivity: 'base' })
  const go = (path: string) => {
    onClose()
    void navigate({ to: path })
  }
  return (
    <Modal className="palette" label={words.openSearch} onClose={onClose}>
      <Autocomplete filter={contains}>
        <SearchField className="palette__field" aria-label={words.search} autoFocus>
          <Search className="i" aria-hidden="true" />
          <Input placeholder={words.search} />
        </SearchField>
        <Menu className="menu palette__list" onAction={(key) => go(String(key))}>
          {places.map(({ path, name, icon: Icon }) => (
            <MenuItem key={path} id={path} className="menu__item" textValue={words.goTo(name)}>
              <Icon className="i i--16" aria-hidden="true" /> {words.goTo(name)}
            </MenuItem>
          ))}
        </Menu>
      </Autocomplete>
    </Modal>
  )
}
