import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The folder that holds the agency's files; its README lists them. */
const agencyFolder = join(import.meta.dirname, '..', 'agency')
export const profileFile = join(agencyFolder, 'profile', 'profile.json')
export const termsFile = join(agencyFolder, 'profile', 'terms.json')
export const contentFolder = join(agencyFolder, 'content')
/** Areas, locations and items, in the format of the catalogue import. */
export const sharedCatalogueFile = join(agencyFolder, 'catalogue', 'shared.jsonl')

/** Reads a file of the agency; throws with its name and the place in it if something is wrong. */
export function readAgencyFile<T>(file: string, schema: v.GenericSchema<unknown, T>, folder: string = agencyFolder): T {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

export const words = v.pipe(v.string(), v.minLength(1))
export const threeLanguages = v.strictObject({ da: words, de: words, en: words })
