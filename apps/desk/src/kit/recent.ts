import * as v from 'valibot'

const key = 'desk-recent'
const maxRecent = 6
const recentShape = v.array(v.object({ path: v.string(), name: v.string(), about: v.string() }))

/** A page that this person has opened. */
export type Recent = v.InferOutput<typeof recentShape>[number]

/** Of this tab only, since names of guests must not outlive the session. */
export function readRecent(): Recent[] {
  try {
    const read = v.safeParse(recentShape, JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

export function addRecent(page: Recent): void {
  const others = readRecent().filter(({ path }) => path !== page.path)
  sessionStorage.setItem(key, JSON.stringify([page, ...others].slice(0, maxRecent)))
}

export const forgetRecent = (): void => sessionStorage.removeItem(key)
