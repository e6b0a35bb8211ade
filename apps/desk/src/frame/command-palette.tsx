import { useRouter } from '@tanstack/react-router'
import { BookOpen, Clock, House, ListChecks, type LucideIcon, Search } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField, useFilter } from 'react-aria-components'
import { Modal } from '../kit/modal.tsx'
import { readRecent } from '../kit/recent.ts'
import { useToday } from '../kit/use-today.ts'
import { paletteActions } from './palette-actions.ts'
import { places } from './places.ts'
import { useFound } from './use-found.ts'
import { words } from './words.ts'

type Props = { readonly onClose: () => void }

export type PaletteItem = {
  readonly path: string
  readonly name: string
  readonly about?: string
  readonly icon: LucideIcon
}

/** Finds bookings, houses, places and commands as one types. */
export function CommandPalette({ onClose }: Props) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const { contains } = useFilter({ sensitivity: 'base' })
  const { bookings, houses, isAsking } = useFound(typed, useToday())
  const text = typed.trim()
  const matching = (items: readonly PaletteItem[]) => items.filter(({ name }) => contains(name, text))
  const recent = readRecent().map((page) => ({ ...page, icon: Clock }))
  const sections = [
    { name: words.recent, items: text === '' ? recent : [] },
    { name: words.bookings, items: bookings.map((item) => ({ ...item, icon: BookOpen })) },
    { name: words.houses, items: houses.map((item) => ({ ...item, icon: House })) },
    { name: words.commands, items: matching(paletteActions.map((action) => ({ ...action, icon: ListChecks }))) },
    { name: words.areas, items: matching(places.map((place) => ({ ...place, name: words.goTo(place.name) }))) },
  ].filter(({ items }) => items.length > 0)
  return (
    <Modal className="palette" label={words.openSearch} onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField className="palette__field" aria-label={words.search} autoFocus>
          <Search className="i" aria-hidden="true" />
          <Input placeholder={words.search} maxLength={100} />
        </SearchField>
        <Menu
          className="menu palette__list"
          aria-label={words.openSearch}
          renderEmptyState={() => <p className="palette__none muted">{isAsking ? words.loading : words.nothing}</p>}
          onAction={(key) => {
            onClose()
            void router.navigate({ href: String(key) })
          }}
        >
          {sections.map(({ name, items }) => (
            <MenuSection key={name}>
              <Header className="palette__head">{name}</Header>
              {items.map((item) => (
                <PaletteRow key={item.path} {...item} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
      <p className="hide" role="status">
        {!isAsking && text !== '' && words.found(sections.reduce((sum, { items }) => sum + items.length, 0))}
      </p>
    </Modal>
  )
}

function PaletteRow({ path, name, about, icon: Icon }: PaletteItem) {
  return (
    <MenuItem id={path} className="menu__item" textValue={name}>
      <Icon className="i i--16" aria-hidden="true" />
      <span className="cut">{name}</span>
      {about !== undefined && <span className="palette__about muted cut">{about}</span>}
    </MenuItem>
  )
}
