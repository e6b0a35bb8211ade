import type { SearchFilterMessages } from './filters-en.ts'

export const filterTexts: SearchFilterMessages = {
  filters: { title: 'Filtre' },
  bar: { label: 'Ret søgningen' },
  strip: { title: 'Laveste pris pr. uge' },
}
