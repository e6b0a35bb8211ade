import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface TabsProps {
  label: string
  tabs: readonly { key: string; label: string; content: ReactNode }[]
  initial?: string
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** All panels are in the page's HTML; the arrow keys move between the tabs and show what they name. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.key)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const to = steps[event.key]?.(at, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    setChosen(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className="tabs__tab"
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => setChosen(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a link inside must be reachable too
          tabIndex={0}
          hidden={tab.key !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
