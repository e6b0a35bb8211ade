export const editions = ['da', 'de', 'en'] as const
export type Edition = (typeof editions)[number]

/** URL of an edition in tests. */
export function editionUrl(key: Edition, path = '/'): string {
  return `http://${key}.localhost:${process.env.AGENCY_PORT}${path}`
}
