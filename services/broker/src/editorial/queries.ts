import { editionOf, listOf, refusal } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { loadRedirects } from './load-redirects.ts'
import { loadMeta, loadTexts } from './load-texts.ts'

const maxAtOnce = 100
/** The constraint of the tables; names also appear in the header of tags. */
const namePattern = /^[a-z0-9][a-z0-9._-]{0,99}$/

export const editorialQueries = {
  redirect: async (_: unknown, { lan, specifier }: { lan: number; specifier: string }, context: BrokerContext) => {
    const [found] = await loadRedirects(context, [specifier], editionOf(lan))
    return found ?? null
  },
  redirects: (_: unknown, { lan, specifiers }: { lan: number; specifiers: string[] }, context: BrokerContext) =>
    loadRedirects(context, listOf(specifiers, maxAtOnce), editionOf(lan)),
  texts: (_: unknown, { lan, names }: { lan: number; names: string[] }, context: BrokerContext) =>
    loadTexts(context, namesOf(names), editionOf(lan)),
  meta: (_: unknown, { keys }: { keys: string[] }, context: BrokerContext) => loadMeta(context, namesOf(keys)),
}

function namesOf(names: readonly string[]): string[] {
  const invalid = names.find((name) => !namePattern.test(name))
  if (invalid !== undefined) throw refusal('A name has up to 100 small letters, digits, dots, hyphens or underscores.')
  return listOf(names, maxAtOnce)
}
