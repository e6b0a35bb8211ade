import type { Locale } from '@marram/domain/edition'
import { findRequestContext } from '@marram/service-kit/request-context'
import type { ContentContext, SeenAsset, SeenEntry, Stage } from '../context.ts'
import { isLink } from '../entry/links.ts'

export type View = { readonly locale: Locale; readonly stage: Stage }

/** Null when there is no such entry at this stage, or it is of another type than the field allows. */
export async function resolveEntry(
  id: string,
  { locale, stage }: View,
  { loads, tags }: ContentContext,
  allowed: readonly string[] | null = null,
): Promise<SeenEntry | null> {
  stopIfGivenUp()
  const stored = await loads[stage].entry(id)
  tags.entry(id, stored?.type ?? null)
  if (!stored || (allowed && !allowed.includes(stored.type))) return null
  return { stored, locale, stage }
}

export async function resolveAsset(
  id: string,
  { locale, stage }: View,
  context: ContentContext,
): Promise<SeenAsset | null> {
  stopIfGivenUp()
  context.tags.asset(id)
  const stored = await context.loads[stage].asset(id)
  return stored && { stored, locale, stage }
}

/** The caller has left or waited too long: nothing more is resolved for him. */
function stopIfGivenUp(): void {
  findRequestContext()?.signal?.throwIfAborted()
}

/** Those that can be seen, in their order. */
export async function resolveList<T>(value: unknown, resolve: (id: string) => Promise<T | null>): Promise<T[]> {
  const links = Array.isArray(value) ? value.filter(isLink) : []
  const found = await Promise.all(links.map(({ sys }) => resolve(sys.id)))
  return found.filter((one) => one !== null)
}
