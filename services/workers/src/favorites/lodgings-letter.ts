import { encodeFavorites } from '@marram/domain/favorites'
import { defaultParty } from '@marram/domain/party'
import { parseStayQuery, presentStayQuery } from '@marram/domain/stay-query'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type Letter, type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import { buildPath } from '@marram/i18n/paths'

export type ListedLodging = {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly city: string
}

/** Mail clients truncate long mails. */
const maxListed = 40

type LodgingsLetter = {
  readonly houses: readonly ListedLodging[]
  /** The stay as a query string, or empty. */
  readonly stay: string
  readonly unsubscribe: Letter['unsubscribe']
}

/** The list in the order received, with a link per house and one to all of them. */
export function writeLodgingsLetter(
  kind: 'favorites' | 'views',
  edition: EditionKey,
  origin: string,
  { houses, stay, unsubscribe }: LodgingsLetter,
): RenderedLetter {
  const { subject, heading, text, button, more, why } = mailMessages(edition).guest[kind]
  const ids = encodeFavorites(houses.map(({ id }) => id).toReversed())
  const left = houses.length - maxListed
  const query = stayIn(stay)
  return renderLetter(edition, {
    subject: subject(houses.length),
    heading,
    reader: null,
    paragraphs: [text],
    rows: houses.slice(0, maxListed).map(({ name, title, city }) => ({
      label: `${name.toUpperCase()}, ${title}`,
      value: `${city}\n${origin}${buildPath(edition, { kind: 'lodging', name })}${query && `?${query}`}`,
    })),
    button: {
      label: button,
      href: `${origin}${buildPath(edition, { kind: 'favorites' })}?houses=${ids}${query && `&${query}`}`,
    },
    closing: [...(left > 0 ? [more(left)] : []), why],
    ...(unsubscribe && { unsubscribe }),
  })
}

/** Rebuilds the query from parsed values; only a complete stay is passed on. */
function stayIn(sent: string): string {
  const { arrival, duration, party } = parseStayQuery(sent)
  if (arrival === null || duration === null) return ''
  return presentStayQuery('', { arrival, duration, party: party ?? defaultParty }).slice(1)
}
