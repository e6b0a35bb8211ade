/** Kinds of pages of the German edition that are weighed and given marks. Add a line per kind. */
export type PageKind = {
  readonly name: string
  readonly path: string
  readonly status: number
  /** Search engines are told not to keep it, which Lighthouse counts as a fault. */
  readonly isForSearchEngines: boolean
}

export const pageKinds: readonly PageKind[] = [
  { name: 'front', path: '/', status: 200, isForSearchEngines: true },
  { name: 'missing', path: '/gibt-es-nicht/', status: 404, isForSearchEngines: false },
]
