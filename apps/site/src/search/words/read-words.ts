import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { Criteria } from '@marram/domain/criteria/criterion'
import type { SortName } from '@marram/domain/criteria/order'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { PhrasePlace } from '@marram/domain/phrase/place-names'
import { understandPhrase } from '@marram/domain/phrase/understand-phrase'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SearchMessages } from '@marram/i18n/messages/search/en'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { ensurePageMessages, pageMessages } from '../../kit/scope/page-messages.ts'
import { describeCriterion } from '../describe-criterion.ts'
import { placesQuery } from '../places-query.ts'

/** Criteria and order found in the words, with their labels, and the remaining words. */
export type UnderstoodWords = {
  readonly criteria: Criteria
  readonly order: SortName | null
  readonly labels: readonly string[]
  readonly rest: string
}

export type ReadWords = (text: string) => UnderstoodWords | null

type Knowledge = {
  readonly edition: EditionKey
  readonly messages: SearchMessages
  readonly areas: readonly PlaceArea[]
  readonly now: () => Date
}

/** Parses a guest's words. Works without place names, apart from places. */
export function readWordsWith({ edition, messages, areas, now }: Knowledge): ReadWords {
  const places = phrasePlaces(areas)
  return (text) => {
    const { criteria, order, rest } = understandPhrase(text, { edition, today: copenhagenDay(now()), places })
    if (criteria.size === 0 && order === null) return null
    const labels = [...criteria].map(([key, criterion]) =>
      describeCriterion(key, criterion, { edition, messages, places: areas }),
    )
    return { criteria, order, labels: order === null ? labels : [...labels, messages.page.sort[order]], rest }
  }
}

export async function createReader({ scope, queryClient }: PageContext): Promise<ReadWords> {
  const { edition } = scope
  const [areas] = await Promise.all([
    queryClient.ensureQueryData(placesQuery(scope)).catch(() => []),
    ensurePageMessages(edition, 'search'),
  ])
  return readWordsWith({ edition, messages: pageMessages(edition, 'search'), areas, now: () => new Date() })
}

/** Areas and their towns by the names that guests use. */
function phrasePlaces(areas: readonly PlaceArea[]): PhrasePlace[] {
  return areas.flatMap(({ name, locations }) => [
    { names: [name], locationIds: locations.map(({ id }) => id) },
    ...locations.map((town) => ({ names: [town.name], locationIds: [town.id] })),
  ])
}
