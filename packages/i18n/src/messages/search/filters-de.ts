import type { SearchFilterMessages } from './filters-en.ts'

export const filterTexts: SearchFilterMessages = {
  filters: { title: 'Filter' },
  bar: { label: 'Suche ändern' },
  strip: { title: 'Günstigster Preis je Woche' },
}
