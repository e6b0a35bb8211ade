import { dirname, resolve } from 'node:path'
import { readJsonFile, readProfileFile } from '@marram/content/agency/profile-file'
import { foldMailAddress } from '@marram/contract/auth/requests'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { OperatorError } from '@marram/database/operator-error'
import { standardTerms } from '@marram/domain/terms'
import { editionKeys } from '@marram/i18n/edition-key'
import * as v from 'valibot'
import { settings } from '../config.ts'

const name = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '')

const staffShape = v.strictObject({
  email: v.pipe(v.string(), v.transform(foldMailAddress), v.check(isMailAddress, 'must be a mail address')),
  firstname: name,
  lastname: name,
  language: v.optional(v.picklist(editionKeys, 'must be da, de or en'), 'da'),
})
export type Staff = v.InferOutput<typeof staffShape>

const record = v.record(v.string(), v.unknown())
const answersShape = v.strictObject({
  /** Keys are names of environment variables. */
  settings: v.optional(
    v.record(v.string(), v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
    {},
  ),
  /** A file, or the profile itself. */
  profile: v.optional(v.union([v.string(), record])),
  /** `standard`, a file, or the terms themselves; without `validFrom` they begin today. */
  terms: v.optional(v.union([v.string(), record])),
  staff: v.optional(staffShape),
})

/** Everything that setup asks for. Whatever is null stays as it is. */
export type Answers = {
  readonly settings: Readonly<Record<string, string>>
  readonly profile: unknown
  readonly terms: unknown
  readonly staff: Staff | null
}

/** Reads a file of answers, and the files that it names beside it. */
export async function readAnswers(file: string): Promise<Answers> {
  const parsed = v.safeParse(answersShape, await readJsonFile(file))
  if (!parsed.success)
    throw refusal(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`))
  const { settings: given, profile = null, terms = null, staff = null } = parsed.output
  const known = new Set(Object.values(settings).map((setting) => setting.name))
  const unknown = Object.keys(given).filter((setting) => !known.has(setting))
  if (unknown.length > 0) throw refusal(unknown.map((setting) => `settings.${setting}: there is no such setting`))
  const beside = (path: string): string => resolve(dirname(file), path)
  return {
    settings: given,
    profile: typeof profile === 'string' ? await readProfileFile(beside(profile)) : profile,
    terms: typeof terms === 'string' ? await readTermsFile(terms, beside) : terms,
    staff,
  }
}

export async function readTermsFile(terms: string, beside: (path: string) => string): Promise<unknown> {
  return terms === 'standard' ? standardTerms : readJsonFile(beside(terms))
}

/** Null with what is wrong. */
export function parseStaff(input: unknown): Staff | { readonly problem: string } {
  const parsed = v.safeParse(staffShape, input)
  if (parsed.success) return parsed.output
  return { problem: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'staff'}: ${issue.message}`).join('; ') }
}

/** Nothing is written before every answer is good. */
export const refusal = (problems: readonly string[]): OperatorError =>
  new OperatorError(`Nothing was changed. Please correct:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
