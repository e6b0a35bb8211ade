import type { BrokerContext } from './context.ts'

/** More would make the header of tags too long for HTTP servers. */
const maxNamed = 100

export function tagLodgings({ tag }: Pick<BrokerContext, 'tag'>, ids: Iterable<number>): void {
  const unique = new Set(ids)
  if (unique.size > maxNamed) tag('lodgings')
  else tag(...[...unique].map((id) => `lodging:${id}`))
}
