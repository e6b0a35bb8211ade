/** The three editions as a browser reaches them in tests. */
export const editions = [
  { key: 'da', currency: 'kr.' },
  { key: 'de', currency: '€' },
  { key: 'en', currency: '€' },
] as const

export function editionUrl(key: 'da' | 'de' | 'en', path = '/'): string {
  return `http://${key}.localhost:${process.env.AGENCY_PORT}${path}`
}
