import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { textsFolder } from '../../agency.ts'
import { type FindFact, parseConditions } from './condition.ts'
import type { Line } from './sentence.ts'

/** Reads a file of `agency/texts`; throws with its name and the place in it if something is wrong. */
export function readTexts<T>(file: string, schema: v.GenericSchema<unknown, T>, folder: string = textsFolder): T {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(join(folder, file), 'utf8')))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}

export const words = v.pipe(v.string(), v.minLength(1))

/** A line with further fields, such as an adjective's forms; `findFact` reads its conditions. */
export function lineWith<T, const Entries extends v.ObjectEntries>(findFact: FindFact<T>, entries: Entries) {
  return v.pipe(
    v.strictObject({ da: words, de: words, en: words, when: v.optional(v.array(words)), ...entries }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { when, ...line } = dataset.value
      if (!when) return line
      try {
        return { ...line, when: parseConditions(when, findFact) }
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) })
        return NEVER
      }
    }),
  )
}

export function lineOf<T>(findFact: FindFact<T>): v.GenericSchema<unknown, Line<T>> {
  return lineWith(findFact, {})
}
