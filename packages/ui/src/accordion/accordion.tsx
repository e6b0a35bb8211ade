import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface AccordionProps {
  items: readonly { key: string; title: string; content: ReactNode; open?: boolean }[]
  /** Items that share a name close each other; without one, any number can be open. */
  name?: string
}

/** A native disclosure: it works without script, and find-in-page expands the matching item. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.key} className="accordion__item" name={name} open={item.open}>
          <summary className="accordion__title">
            {item.title}
            <Icon name="chevron-down" />
          </summary>
          <div className="accordion__content">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
