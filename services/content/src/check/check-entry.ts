import { type ContentType, linkedTypes } from '@marram/contract/content/model/content-type'
import { defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import { findPlacesToFill } from '@marram/contract/content/place-to-fill'
import { editions, findEditionByLocale } from '@marram/domain/edition'
import { findLinks } from '../entry/links.ts'
import { checkValue } from './check-value.ts'

/** Possible link targets. */
export type Known = {
  /** Content type by entry id. */
  readonly entries: ReadonlyMap<string, string>
  readonly assets: ReadonlySet<string>
}

/** All problems of these fields, one sentence each. Drafts may lack required fields. */
export function checkEntry(
  type: ContentType,
  name: string,
  fields: EntryFields,
  known: Known,
  { isDraft }: { isDraft: boolean },
): string[] {
  const problems = [
    ...unknownFields(type, fields),
    ...type.fields.flatMap((field) => {
      const values = fields[field.id]
      return values === undefined ? [] : checkField(field, values)
    }),
  ]
  // Follows links only if all values are valid.
  const links = problems.length === 0 ? danglingLinks(type, fields, known) : []
  const unfinished = isDraft ? [] : [...missingFields(type, fields), ...unfilled(fields)]
  return [...problems, ...unfinished, ...links].map((problem) => `${name}: ${problem}.`)
}

function unknownFields(type: ContentType, fields: EntryFields): string[] {
  const ids = new Set(type.fields.map(({ id }) => id))
  return Object.keys(fields)
    .filter((id) => !ids.has(id))
    .map((id) => `there is no field ${id}`)
}

function checkField(field: ContentType['fields'][number], values: EntryFields[string]): string[] {
  return Object.entries(values).flatMap(([locale, value]) => {
    if (!findEditionByLocale(locale)) return [`${field.id} has the unknown locale ${locale}`]
    if (JSON.stringify(value)?.includes('\\u0000')) return [`${field.id} (${locale}) holds a null character`]
    return checkValue(field, value).map((problem) => `${field.id} (${locale}) ${problem}`)
  })
}

/** An edition with one required text must have all of them. */
function missingFields(type: ContentType, fields: EntryFields): string[] {
  const required = type.fields.filter((field) => field.required)
  const shared = required.filter(({ localized, id }) => !localized && fields[id]?.[defaultLocale] === undefined)
  const texts = required.filter(({ localized }) => localized)
  const nowhere = texts.filter(({ id }) => Object.keys(fields[id] ?? {}).length === 0)
  const somewhere = texts.filter((field) => !nowhere.includes(field))
  const partly = editions.flatMap(({ locale }) => {
    const missing = somewhere.filter(({ id }) => fields[id]?.[locale] === undefined)
    return missing.length === somewhere.length ? [] : missing.map(({ id }) => `${id} is missing in ${locale}`)
  })
  return [...[...shared, ...nowhere].map(({ id }) => `${id} is missing`), ...partly]
}

/** Guests must not read "[[Fill in: …]]". */
function unfilled(fields: EntryFields): string[] {
  return [...new Set(findPlacesToFill(fields))].map((place) => `it cannot be public before ${place} is filled in`)
}

function danglingLinks(type: ContentType, fields: EntryFields, known: Known): string[] {
  return findLinks(type, fields).flatMap(({ field, kind, id }) => {
    if (kind === 'Asset') return known.assets.has(id) ? [] : [`${field} links to the missing asset ${id}`]
    const target = known.entries.get(id)
    if (target === undefined) return [`${field} links to the missing entry ${id}`]
    const model = type.fields.find((one) => one.id === field)
    const allowed =
      model && model.type !== 'RichText' ? linkedTypes(model.items?.validations ?? model.validations) : null
    if (!allowed || allowed.includes(target)) return []
    return [`${field} links to the ${target} ${id}; allowed are ${allowed.join(', ')}`]
  })
}
