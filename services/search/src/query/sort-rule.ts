/** An entry of `sort` in a request body. */
export type SortRule = Readonly<{ isDescending: boolean }> &
  (Readonly<{ kind: 'attribute'; attribute: string }> | Readonly<{ kind: 'near'; lat: number; lng: number }>)

const near = /^_geoPoint\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)$/

/** Null unless it is `attribute:asc`, `attribute:desc` or the same with a point. */
export function parseSortRule(written: string): SortRule | null {
  const colon = written.lastIndexOf(':')
  const direction = written
    .slice(colon + 1)
    .trim()
    .toLowerCase()
  const subject = written.slice(0, colon).trim()
  if (colon < 1 || (direction !== 'asc' && direction !== 'desc')) return null
  const isDescending = direction === 'desc'
  const [, lat, lng] = near.exec(subject) ?? []
  if (lat !== undefined && lng !== undefined) return { kind: 'near', lat: Number(lat), lng: Number(lng), isDescending }
  return subject.startsWith('_geo') ? null : { kind: 'attribute', attribute: subject, isDescending }
}
