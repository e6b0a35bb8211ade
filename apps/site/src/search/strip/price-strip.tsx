/** The cheapest price of every week of the coming year. */
export function PriceStrip() {
  return null
}
