import { type CatalogueRecord, catalogueRecord } from '@marram/contract/catalogue/catalogue-record'
import * as v from 'valibot'
import { describeLineIssue } from './describe-issue.ts'

export type ParsedLine = { readonly record: CatalogueRecord } | { readonly reasons: readonly string[] }

const maxReasons = 5

/** A record, or everything that keeps the line from being one. */
export function parseLine(text: string): ParsedLine {
  // What a decoder puts where bytes were no UTF-8: a file in an older encoding would turn every ø into it.
  if (text.includes('\uFFFD')) return { reasons: ['The line is not written in UTF-8.'] }
  const json = parseJson(text)
  if (json === undefined) return { reasons: ['The line is not JSON: every line is one record in { }.'] }
  const parsed = v.safeParse(catalogueRecord, json)
  if (parsed.success) return { record: parsed.output }
  const found = parsed.issues.map(describeLineIssue)
  const reasons = found.slice(0, maxReasons)
  if (found.length > maxReasons) reasons.push(`and ${found.length - maxReasons} more`)
  return { reasons: [`${nameOf(json)}${reasons.join('; ')}.`] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** So that staff find the house without counting lines. */
function nameOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return ''
  const { kind, id, name, lodgingId } = { kind: null, id: null, name: null, lodgingId: null, ...json }
  if (typeof kind !== 'string') return ''
  const which = [id ?? lodgingId, name].filter((part) => typeof part === 'number' || typeof part === 'string')
  return `${[kind, ...which].join(' ').slice(0, 80)}: `
}
