/** Attributes of an index by use. An entry is an attribute, a parent, or `*` for all. */
export type IndexSettings = Readonly<{
  /** Most important first. */
  searchable: readonly string[]
  filterable: readonly string[]
  sortable: readonly string[]
  displayed: readonly string[]
}>

export function isNamed(attribute: string, names: readonly string[]): boolean {
  return names.some((name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`))
}
