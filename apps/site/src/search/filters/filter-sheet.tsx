import { Button } from '@marram/ui/button'
import { Dialog } from '@marram/ui/dialog'
import { useBackCloses } from '../../kit/back-closes.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { showText } from '../bar/bar-scope.ts'
import { useSearchCounts, useSearchScope } from '../search-scope.tsx'
import { resetRule } from '../search-start.ts'
import { FilterForm } from './filter-form.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

/** All filters in a sheet, with the number of matching houses below them, in reach of the thumb. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const { filters } = useFilterTexts().texts
  const bar = usePageMessages('bar')
  const scope = useSearchScope()
  const { total } = useSearchCounts()
  useBackCloses(onClose)
  return (
    <Dialog
      open
      appearance="sheet"
      title={filters.title}
      closeLabel={filters.close}
      onClose={onClose}
      actions={
        <>
          <Button colour="Text" onClick={() => scope.change(resetRule(scope.setting))}>
            {filters.reset}
          </Button>
          <Button colour="CTA" onClick={onClose}>
            {showText(total, bar)}
          </Button>
        </>
      }
    >
      <FilterForm />
    </Dialog>
  )
}
