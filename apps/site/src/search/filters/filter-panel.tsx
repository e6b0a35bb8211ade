import { Button } from '@marram/ui/button'
import { IconButton } from '@marram/ui/icon-button'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBackCloses } from '../../kit/back-closes.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { watchSheet } from '../../kit/sheet.ts'
import { showText } from '../bar/bar-scope.ts'
import { useSearchCounts, useSearchScope } from '../search-scope.tsx'
import { resetRule } from '../search-start.ts'
import { FilterForm } from './filter-form.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

export const filterPanelId = 'filters'
const titleId = 'filter-title'

/**
 * All filters with counts. On wide screens the panel is beside the list and before the page's heading. On narrow ones
 * the same form is a sheet, which opens and closes without React: a second form would have to be rendered first.
 */
export function FilterPanel() {
  const { filters, page } = useFilterTexts().texts
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => (sheet.current ? watchSheet(sheet.current, setOpen) : undefined), [])
  const close = (): void => sheet.current?.close()
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) close()
  }
  return (
    <aside className="search__filters" aria-labelledby={titleId}>
      <Button className="skip-link" colour="Primary" href="#houses">
        {page.skipFilters}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key for the backdrop is escape, which the element handles itself */}
      <dialog
        ref={sheet}
        id={filterPanelId}
        className="dialog dialog--sheet filter-panel"
        aria-labelledby={titleId}
        onClick={closeOnBackdrop}
      >
        <div className="dialog__content">
          <form method="dialog" className="dialog__head">
            <p className="search__filters-title" id={titleId}>
              {filters.title}
            </p>
            <IconButton icon="x" type="submit" label={filters.close} />
          </form>
          <div className="dialog__body">
            <PartBoundary>
              <FilterForm />
            </PartBoundary>
          </div>
          <PartBoundary>
            <SheetActions />
          </PartBoundary>
        </div>
      </dialog>
      {isOpen ? <BackCloses onBack={close} /> : null}
    </aside>
  )
}

function SheetActions() {
  const { filters } = useFilterTexts().texts
  const bar = usePageMessages('bar')
  const scope = useSearchScope()
  const { total } = useSearchCounts()
  return (
    <form method="dialog" className="dialog__actions">
      <Button colour="Text" onClick={() => scope.change(resetRule(scope.setting))}>
        {filters.reset}
      </Button>
      <Button colour="CTA" type="submit">
        {showText(total, bar)}
      </Button>
    </form>
  )
}

function BackCloses({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack)
  return null
}
