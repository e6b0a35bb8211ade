/** The houses found, on the map. */
export function SearchMap() {
  return null
}
