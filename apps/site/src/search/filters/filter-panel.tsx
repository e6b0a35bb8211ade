/** Every filter with its counts, beside the list on wide screens. */
export function FilterPanel() {
  return null
}
