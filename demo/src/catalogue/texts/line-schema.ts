import * as v from 'valibot'
import { words } from '../../agency.ts'
import { type FindFact, parseConditions } from './condition.ts'
import type { Line } from './sentence.ts'

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
