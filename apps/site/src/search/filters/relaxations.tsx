/** What could be left out of a search without results, with the number of houses each way leads to. */
export function Relaxations() {
  return null
}
