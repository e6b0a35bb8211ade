import { findHouses } from '@marram/contract/desk/changes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { asking } from '../../kit/desk-client.ts'
import { words } from './words.ts'

export type ChosenHouse = { readonly lodgingId: number; readonly label: string }
type Props = { readonly value: ChosenHouse | null; readonly onChange: (house: ChosenHouse) => void }

/** Finds a house by its number, place or title. */
export function HouseField({ value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value?.label ?? ''
  const query = useQuery({ ...asking(findHouses, { text: (typed ?? '').slice(0, 80) }), enabled: typed !== null })
  const houses = query.data ?? []
  const choose = (key: unknown) => {
    const house = houses.find(({ lodgingId }) => lodgingId === key)
    setTyped(null)
    if (house) onChange({ lodgingId: house.lodgingId, label: `${house.house}, ${house.place}` })
  }
  return (
    <ComboBox
      className="field span2"
      items={houses}
      inputValue={shown}
      onInputChange={(text) => text !== value?.label && setTyped(text)}
      selectedKey={value?.lodgingId ?? null}
      onSelectionChange={choose}
      onBlur={() => setTyped(null)}
      menuTrigger="input"
      allowsEmptyCollection
    >
      <Label>{words.house}</Label>
      <Input className="input" />
      <Popover className="menu menu--houses">
        <ListBox<(typeof houses)[number]> renderEmptyState={() => <p className="pad muted">{words.noHouse}</p>}>
          {({ lodgingId, house, place, title }) => (
            <ListBoxItem id={lodgingId} textValue={`${house}, ${place}`} className="menu__item">
              <b>{house}</b> <span className="muted cut">{[place, title].filter(Boolean).join(', ')}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
