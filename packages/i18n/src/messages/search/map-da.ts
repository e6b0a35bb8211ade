import type { SearchMapMessages } from './map-en.ts'

export const mapTexts: SearchMapMessages = {
  map: { label: 'Kort med de fundne huse' },
  words: { label: 'Med dine egne ord' },
}
