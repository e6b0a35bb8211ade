import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

interface MenuItemText {
  label: string
  icon?: IconName
  /** Is shown before the label, such as a flag. */
  before?: ReactNode
  lang?: string
}

export type MenuItem = MenuItemText &
  ({ kind: 'link'; href: string; newTab?: boolean } | { kind: 'action'; onSelect: () => void })

function Content({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon ? <Icon name={item.icon} /> : null}
      {item.before}
      {item.label}
    </>
  )
}

/** Items are not tab stops: in the ARIA menu pattern the arrow keys move the focus. */
export function MenuItemView({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = { className: 'menu__item', role: 'menuitem', tabIndex: -1, lang: item.lang } as const
  if (item.kind === 'link') {
    const target = item.newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
    return (
      <a {...shared} {...target} href={item.href} onClick={onDone}>
        <Content item={item} />
      </a>
    )
  }
  const choose = () => {
    onDone()
    item.onSelect()
  }
  return (
    <button {...shared} type="button" onClick={choose}>
      <Content item={item} />
    </button>
  )
}
