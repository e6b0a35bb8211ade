import type { BrokerContext } from './context.ts'

/** Beyond this the header of tags would outgrow what HTTP servers accept. */
const maxNamed = 100

export function tagLodgings({ tag }: Pick<BrokerContext, 'tag'>, ids: Iterable<number>): void {
  const once = new Set(ids)
  if (once.size > maxNamed) tag('lodgings')
  else tag(...[...once].map((id) => `lodging:${id}`))
}
