/** A mistake in the caller's filter; becomes `invalid_search_filter`. */
export class FilterError extends Error {
  override readonly name = 'FilterError'

  constructor(message: string, at?: number) {
    super(at === undefined ? message : `${message}\n${at + 1}: position in the filter`)
  }
}
