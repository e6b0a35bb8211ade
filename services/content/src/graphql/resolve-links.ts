import type { Locale } from '@marram/domain/edition'
import { findRequestContext } from '@marram/service-kit/request-context'
import type { ContentContext, Stage, ViewedAsset, ViewedEntry } from '../context.ts'
import { isLink } from '../entry/links.ts'

export type View = { readonly locale: Locale; readonly stage: Stage }

/** Null for an entry that is missing at this stage, or of a type that the field does not allow. */
export async function resolveEntry(
  id: string,
  { locale, stage }: View,
  { loads, tags }: ContentContext,
  allowed: readonly string[] | null = null,
): Promise<ViewedEntry | null> {
  stopIfAborted()
  const stored = await loads[stage].entry(id)
  tags.entry(id, stored?.type ?? null)
  if (!stored || (allowed && !allowed.includes(stored.type))) return null
  return { stored, locale, stage }
}

export async function resolveAsset(
  id: string,
  { locale, stage }: View,
  context: ContentContext,
): Promise<ViewedAsset | null> {
  stopIfAborted()
  context.tags.asset(id)
  const stored = await context.loads[stage].asset(id)
  return stored && { stored, locale, stage }
}

/** Stops resolving for a caller who has left or timed out. */
function stopIfAborted(): void {
  findRequestContext()?.signal?.throwIfAborted()
}

/** Visible entries in order. */
export async function resolveList<T>(value: unknown, resolve: (id: string) => Promise<T | null>): Promise<T[]> {
  const links = Array.isArray(value) ? value.filter(isLink) : []
  const found = await Promise.all(links.map(({ sys }) => resolve(sys.id)))
  return found.filter((one) => one !== null)
}
