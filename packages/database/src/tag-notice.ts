/** PostgreSQL rejects a notice of 8000 bytes or more. */
const MAX_BYTES = 7_999

/** The tags without duplicates, as JSON lists that each fit into one notice. */
export function packTags(tags: readonly string[]): string[] {
  const notices: string[] = []
  let open: string[] = []
  let bytes = 0
  for (const tag of new Set(tags)) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (size + 1 > MAX_BYTES) throw new RangeError(`A tag of ${size} bytes does not fit into a notice`)
    if (bytes + size + 1 > MAX_BYTES) {
      notices.push(JSON.stringify(open))
      open = []
      bytes = 0
    }
    open.push(tag)
    bytes += size
  }
  return open.length > 0 ? [...notices, JSON.stringify(open)] : notices
}

/** Any database client can send a notice, so anything but a list of strings is ignored. */
export function unpackTags(payload: string | undefined): string[] {
  try {
    const parsed: unknown = JSON.parse(payload ?? '')
    return Array.isArray(parsed) ? parsed.filter((tag) => typeof tag === 'string') : []
  } catch {
    return []
  }
}
