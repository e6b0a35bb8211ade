export type FilterDialogProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** The filters on narrow screens. */
export function FilterDialog(_: FilterDialogProps) {
  return null
}
