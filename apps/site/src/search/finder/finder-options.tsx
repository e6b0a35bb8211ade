import type { FinderMessages } from '@marram/i18n/messages/finder/en'
import { Icon } from '@marram/ui/icon'
import { useEffect, useState } from 'react'
import type { FinderGroup, FinderOption } from './finder-groups.ts'

type FinderOptionsProps = {
  readonly id: string
  readonly texts: FinderMessages
  readonly groups: readonly FinderGroup[]
  readonly active: string | null
  readonly onChoose: (option: FinderOption) => void
}

export const optionDomId = (listId: string, optionId: string): string => `${listId}-${optionId}`

/** Suggestions by kind. Each is a link, so that it can be opened in another tab. */
export function FinderOptions({ id, texts, groups, active, onChoose }: FinderOptionsProps) {
  return (
    <div className="finder__list" id={id} role="listbox" aria-label={texts.results}>
      {groups.map(({ key, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={key} className="finder__group" role="group" aria-labelledby={`${id}-${key}`}>
          <div className="finder__kind" id={`${id}-${key}`} role="presentation">
            {texts.groups[key]}
          </div>
          {options.map((option) => (
            <Option
              key={option.id}
              domId={optionDomId(id, option.id)}
              option={option}
              isActive={option.id === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  domId: string
  option: FinderOption
  isActive: boolean
  onChoose: FinderOptionsProps['onChoose']
}

function Option({ domId, option, isActive, onChoose }: OptionProps) {
  const { href, icon, title, note, chips, fills } = option
  return (
    <a
      className="finder__option"
      id={domId}
      role="option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
      onClick={(event) => {
        if (fills !== undefined) event.preventDefault()
        onChoose(option)
      }}
    >
      <Icon name={icon} />
      <span className="finder__text">
        <span className="finder__title">{title}</span>
        {chips ? (
          <span className="finder__chips">
            {chips.map((chip) => (
              <span key={chip} className="finder__chip">
                {chip}
                <span className="visually-hidden">, </span>
              </span>
            ))}
          </span>
        ) : null}
        {note ? <span className="finder__note">{note}</span> : null}
      </span>
    </a>
  )
}

/** The option reached with the arrow keys; none at first, and none again after the text changes. */
export function useActiveOption(ids: readonly string[], startedBy: string) {
  const [active, setActive] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another list, even if options recur
  useEffect(() => setActive(null), [startedBy])
  const shown = active !== null && ids.includes(active) ? active : null
  return { active: shown, move: (step: 1 | -1) => setActive(nextOption(ids, shown, step)) }
}

/** Past the last option comes the field itself, as in native suggestions. */
export function nextOption(ids: readonly string[], active: string | null, step: 1 | -1): string | null {
  if (ids.length === 0) return null
  const at = active === null ? -1 : ids.indexOf(active)
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[at + step] ?? null
}
