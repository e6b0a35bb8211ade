import type { SearchMapMessages } from './map-en.ts'

export const mapTexts: SearchMapMessages = {
  map: { label: 'Karte mit den gefundenen Häusern' },
  words: { label: 'In eigenen Worten' },
}
