import type { IsoDay } from '@marram/domain/iso-day'
import { breakRegions, findBreak } from '@marram/domain/school-breaks'
import type { EditionKey } from '@marram/i18n/edition-key'
import { schoolWords } from '@marram/i18n/school-words'
import { ensurePageMessages, pageMessages } from '../../kit/scope/page-messages.ts'

/** Names the school holidays that these weeks are, with their region if no other has the same weeks; else null. */
export async function holidayName(days: readonly IsoDay[], today: IsoDay, edition: EditionKey): Promise<string | null> {
  const matches = breakRegions.flatMap((region) => findBreak(days, [region], today) ?? [])
  const [first] = matches
  if (!first) return null
  await ensurePageMessages(edition, 'when')
  const { kinds } = pageMessages(edition, 'when').holidays
  const name = `${kinds[first.found.kind]} ${first.found.from.slice(0, 4)}`
  return matches.length > 1 ? name : `${name}, ${schoolWords[edition].regions[first.region] ?? first.region}`
}
