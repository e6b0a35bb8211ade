/** What a reply depends on. */
export type TagList = {
  /** The type is null for an entry that was asked for and is not there. */
  entry(id: string, type: string | null): void
  asset(id: string): void
  type(type: string): void
  add(tag: string): void
  /** For the header, which must stay small: of many entries only their types are named. */
  present(): string[]
}

/** Ids have up to 64 characters, and Node takes 16 KB of headers in all. */
const max = 100

/** Nothing else is stored, so nothing else can come into being; and a header takes neither blanks nor other letters. */
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
