import { lazy, Suspense } from 'react'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

export type FilterDialogProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** The filters on narrow screens. Their script comes when they are first asked for. */
export function FilterDialog({ isOpen, onClose }: FilterDialogProps) {
  if (!isOpen) return null
  return (
    <Suspense>
      <FilterSheet onClose={onClose} />
    </Suspense>
  )
}
