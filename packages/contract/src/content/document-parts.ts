import type { Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import { withFragments } from './fragments.ts'

/** What every query takes: the edition's locale, and whether drafts are shown. */
export type Common = { locale: Locale; preview: boolean }
export type WithId = Common & { id: string }
export type Listed = Common & { where: Record<string, unknown> }
export type Paged = Listed & { limit: number; skip: number }

export const common = '$locale: String!, $preview: Boolean!'
export const same = 'locale: $locale, preview: $preview'
export const query = (text: string) => withFragments(`query ${text}`)

/** A page of a list and how many there are in all. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ total: v.number(), items: v.array(v.unknown()) }),
    v.transform(({ total, items }) => ({ total, items: items.filter((raw) => raw !== null) })),
    v.object({ total: v.number(), items: v.array(item) }),
  )
