import { findContentType } from '@marram/contract/content/model/content-types'
import { defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import type { Change } from '../entry/content-state.ts'
import { checkAsset } from './check-asset.ts'
import { checkEntry, type Known } from './check-entry.ts'

const idShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** All problems of these changes, given the resulting state. Each begins with the entry's file name in an export. */
export function checkChanges(
  entries: readonly Change[],
  assets: readonly Change[],
  { known, before }: { known: Known; before: ReadonlyMap<string, string> },
): string[] {
  return [
    ...[...entries, ...assets]
      .filter(({ id }) => !idShape.test(id))
      .map(({ id }) => `${JSON.stringify(id)} is not an id.`),
    ...repeated(entries),
    ...repeated(assets),
    ...entries.flatMap((change) => checkChange(change, known, before)),
    ...assets.flatMap(({ id, draft, published }) => [
      ...(published ? checkAsset(`assets/${id}.json`, published) : []),
      ...(draft && draft !== published ? checkAsset(`assets/${id}.json (draft)`, draft) : []),
    ]),
  ]
}

function checkChange(change: Change, known: Known, before: ReadonlyMap<string, string>): string[] {
  const { id, draft, published } = change
  if (draft === null) return []
  const type = findContentType(change.type)
  if (!type) return [`${change.type}/${id}.json: there is no content type ${change.type}.`]
  const earlier = before.get(id)
  if (earlier !== undefined && earlier !== change.type)
    return [`${change.type}/${id}.json: this id is that of a ${earlier}.`]
  const name = `${change.type}/${id}.json`
  return [
    ...(published ? checkEntry(type, name, published, known, { isDraft: false }) : []),
    ...(draft !== published ? checkEntry(type, `${name} (draft)`, draft, known, { isDraft: true }) : []),
  ]
}

function repeated(changes: readonly Change[]): string[] {
  const groups = Map.groupBy(changes, ({ id }) => id)
  return [...groups].filter(([, group]) => group.length > 1).map(([id]) => `The id ${id} is given more than once.`)
}

/** Values of unique fields, as `type field`. */
export function uniqueValues(change: { type: string; fields: EntryFields }): string[] {
  const type = findContentType(change.type)
  const unique = type?.fields.filter(({ validations }) => validations.some((rule) => 'unique' in rule)) ?? []
  return unique.flatMap(({ id }) => {
    const value = change.fields[id]?.[defaultLocale]
    return typeof value === 'string' ? [`${change.type} with the ${id} ${value}`] : []
  })
}
