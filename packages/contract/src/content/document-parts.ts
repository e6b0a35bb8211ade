import type { Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import { fragments } from './views.generated.ts'

/** Variables of every query: the edition's locale, and whether to include drafts. */
export type Common = { locale: Locale; preview: boolean }
export type WithId = Common & { id: string }
export type Listed = Common & { where: Record<string, unknown> }
export type Paged = Listed & { limit: number; skip: number }

export const common = '$locale: String!, $preview: Boolean!'
export const same = 'locale: $locale, preview: $preview'
export const query = (text: string) => withFragments(`query ${text}`)

/** A page of a list and the total number of items. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ total: v.number(), items: v.array(v.unknown()) }),
    v.transform(({ total, items }) => ({ total, items: items.filter((raw) => raw !== null) })),
    v.object({ total: v.number(), items: v.array(item) }),
  )

/** Appends all fragments that a document uses, directly or indirectly. */
function withFragments(text: string): string {
  const used = new Set<string>()
  const collect = (part: string): void => {
    for (const [, name = ''] of part.matchAll(/\.\.\.([A-Z]\w+)/g)) {
      const fragment = fragments[name]
      if (fragment === undefined) throw new Error(`There is no fragment ${name}.`)
      if (used.has(name)) continue
      used.add(name)
      collect(fragment)
    }
  }
  collect(text)
  return [text, ...[...used].map((name) => `fragment ${name} ${fragments[name]}`)].join('\n')
}
