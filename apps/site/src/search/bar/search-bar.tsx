/** Where, when, how long and who: the first questions, above everything else. */
export function SearchBar() {
  return null
}
