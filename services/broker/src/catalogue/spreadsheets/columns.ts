/** The way a cell is read; `cell-values.ts` has the rules. */
export type CellKind =
  | 'line'
  | 'text'
  | 'choice'
  | 'whole'
  | 'measure'
  | 'degrees'
  | 'dkk'
  | 'eur'
  | 'day'
  | 'yes-no'
  | 'weekdays'

export type Column = {
  readonly heading: string
  readonly kind: CellKind
  /** The field of the catalogue record; columns without it are resolved by the table's own rules. */
  readonly to?: string
  /** A second field with the same value. */
  readonly alsoTo?: string
  /** Every row needs it. */
  readonly isRequired?: true
  /** The value of an empty cell; without it the field is left out, and the format's default applies. */
  readonly ifEmpty?: null | ''
  /** Cells of the template; a column without examples is left out of it. */
  readonly examples?: readonly [string, string, string]
  readonly about: string
}

export type TableRule = { readonly about: string; readonly columns: readonly Column[] }

/** The house that a row belongs to. */
export function houseColumn(...examples: [string, string, string]): Column {
  return { heading: 'house', kind: 'line', isRequired: true, examples, about: 'number of the house' }
}
