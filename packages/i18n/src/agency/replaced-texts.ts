import type { EditionKey } from '../edition-key.ts'
import { mailMessages } from '../mail/catalogue.ts'
import { loadMessages } from '../messages/catalogue.ts'
import { catalogueLoaders, loadPageCatalogue, type PageCatalogue } from '../messages/page-catalogues.ts'
import { agencyPlaceholders, type Replacement } from './agency-words.ts'

/** Every text of an edition by its key: a sentence, or a function that writes one. */
export async function textsOf(edition: EditionKey): Promise<Map<string, unknown>> {
  const names = Object.keys(catalogueLoaders) as PageCatalogue[]
  const pages = await Promise.all(names.map(async (name) => [name, await loadPageCatalogue(name, edition)] as const))
  const all = [['common', await loadMessages(edition)] as const, ['mail', mailMessages(edition)] as const, ...pages]
  return new Map(all.flatMap(([name, catalogue]) => leaves(name, catalogue)))
}

function leaves(key: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]]
  return Object.entries(value).flatMap(([name, item]) => leaves(`${key}.${name}`, item))
}

/** Problems of texts that an agency puts in place of ours. */
export async function replacementProblems(
  edition: EditionKey,
  replacements: Readonly<Record<string, Replacement>>,
): Promise<string[]> {
  const texts = await textsOf(edition)
  return Object.entries(replacements).flatMap(([key, replacement]) => {
    const original = texts.get(key)
    const problem = original === undefined ? 'there is no such text' : problemOf(original, replacement)
    return problem === null ? [] : [`${key}: ${problem}`]
  })
}

function problemOf(original: unknown, replacement: Replacement): string | null {
  const values = typeof original === 'function' ? original.length : 0
  const written = typeof replacement === 'string' ? [replacement] : [replacement.one, replacement.other]
  if (typeof replacement !== 'string' && values === 0) return 'it has no plural'
  const allowed = [...agencyPlaceholders, ...Array.from({ length: values }, (_, index) => String(index + 1))]
  const unknown = written
    .flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)])
    .find(([, name = '']) => !allowed.includes(name))
  if (unknown)
    return `${unknown[0]} is no placeholder here; it may have ${allowed.map((name) => `{${name}}`).join(', ')}`
  const missing = allowed
    .slice(agencyPlaceholders.length)
    .find((name) => !written.some((text) => text.includes(`{${name}}`) || text.includes('#')))
  return missing === undefined ? null : `{${missing}} is missing`
}
