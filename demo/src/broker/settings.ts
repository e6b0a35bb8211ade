import type { Database } from '@marram/database/schema.generated'
import { editionByKey, editions } from '@marram/domain/edition'
import type { Insertable } from 'kysely'
import * as v from 'valibot'
import { readAgencyFile, threeLanguages, words } from '../agency.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** Facts such as the agency's name. */
export function factRows(): Row<'meta'>[] {
  const facts = readAgencyFile('settings/facts.json', v.record(v.string(), words))
  return Object.entries(facts).map(([key, value]) => ({ key, value }))
}

/** Short notes that pages show beside data from the broker. */
export function textRows(): Row<'named_text'>[] {
  const texts = readAgencyFile('settings/named-texts.json', v.record(v.string(), threeLanguages))
  return Object.entries(texts).flatMap(([name, languages]) =>
    editions.map(({ key, languageId }) => ({ name, language_id: languageId, html: languages[key] })),
  )
}

const redirect = v.strictObject({
  from: words,
  to: words,
  isPermanent: v.boolean(),
  /** All editions if omitted. */
  edition: v.optional(v.picklist(['da', 'de', 'en'])),
})

/** Paths of the agency's earlier sites and of old brochures. */
export function redirectRows(): Row<'redirect'>[] {
  return readAgencyFile('settings/redirects.json', v.array(redirect)).map(({ from, to, isPermanent, edition }) => ({
    from_path: from,
    language_id: edition ? editionByKey(edition).languageId : 0,
    to_target: to,
    is_permanent: isPermanent,
  }))
}
