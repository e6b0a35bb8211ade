/** Attributes of an index by use. Each may be named whole, by its parent, or by `*` for every one. */
export type IndexSettings = Readonly<{
  /** In the order of their importance. */
  searchable: readonly string[]
  filterable: readonly string[]
  sortable: readonly string[]
  displayed: readonly string[]
}>

export function isNamed(attribute: string, names: readonly string[]): boolean {
  return names.some((name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`))
}
