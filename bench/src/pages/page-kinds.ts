/** Kinds of pages of the German edition that are weighed and given marks. Add a line per kind. */
export type PageKind = {
  readonly name: string
  readonly path: string
  readonly status: number
}

export const pageKinds: readonly PageKind[] = [
  { name: 'front', path: '/', status: 200 },
  { name: 'missing', path: '/gibt-es-nicht/', status: 404 },
]
