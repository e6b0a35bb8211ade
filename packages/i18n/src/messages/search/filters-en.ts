/** Filter panel, search bar and price strip. */
export const filterTexts = {
  filters: { title: 'Filters' },
  bar: { label: 'Change the search' },
  strip: { title: 'Cheapest price per week' },
}

export type SearchFilterMessages = typeof filterTexts
