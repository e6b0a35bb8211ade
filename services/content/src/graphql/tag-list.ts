/** Collects the dependencies of a reply. */
export type TagList = {
  /** `type` is null for a missing entry. */
  entry(id: string, type: string | null): void
  asset(id: string): void
  type(type: string): void
  add(tag: string): void
  /** The tags for the header; with many entries only their types, to keep it small. */
  present(): string[]
}

/** Ids have up to 64 characters, and Node accepts 16 KB of headers. */
const max = 100

/** Other ids cannot exist, and may contain characters that headers do not allow. */
const possibleId = /^[\w.-]{1,64}$/

export function createTagList(): TagList {
  const entries = new Map<string, string | null>()
  const others = new Set<string>()
  const assets = new Set<string>()
  return {
    entry(id, type) {
      if (possibleId.test(id)) entries.set(id, type ?? entries.get(id) ?? null)
    },
    asset(id) {
      if (possibleId.test(id)) assets.add(id)
    },
    type: (type) => void others.add(`type:${type}`),
    add: (tag) => void others.add(tag),
    present() {
      const known = new Set(others)
      const isLong = entries.size > max
      for (const [id, type] of entries) {
        if (type !== null && (isLong || known.has(`type:${type}`))) known.add(`type:${type}`)
        else known.add(`entry:${id}`)
      }
      if (assets.size > max) known.add('assets')
      else for (const id of assets) known.add(`asset:${id}`)
      return [...known]
    },
  }
}
