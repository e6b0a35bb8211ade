import { Link } from '@tanstack/react-router'
import { Maximize2, X } from 'lucide-react'
import type { ChangeAddress, ListDefinition } from './list-definition.ts'
import { words } from './list-words.ts'

type Props<Item> = {
  readonly definition: ListDefinition<Item>
  readonly chosen: string
  readonly change: ChangeAddress
}

/** The open row beside the table. */
export function ListPreview<Item>({ definition, chosen, change }: Props<Item>) {
  return (
    <aside className="preview" aria-label={words.preview}>
      <div className="preview__head">
        <span className="muted">{chosen}</span>
        <div className="panel__end">
          <kbd title={words.nextKey}>J</kbd>
          <kbd title={words.previousKey}>K</kbd>
          <Link
            className="btn btn--bare btn--28 btn--square"
            to={definition.pathOf(chosen)}
            aria-label={words.openWhole}
          >
            <Maximize2 className="i" aria-hidden="true" />
          </Link>
          <button
            type="button"
            className="btn btn--bare btn--28 btn--square"
            aria-label={words.closePreview}
            onClick={() => change({ open: undefined }, { isStep: true })}
          >
            <X className="i" aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className="preview__body">{definition.preview?.(chosen)}</div>
    </aside>
  )
}
