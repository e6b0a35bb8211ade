import { type CatalogueRecord, catalogueRecord } from '@marram/contract/catalogue/catalogue-record'
import { describeIssue, type Issue } from '@marram/service-kit/describe-issue'
import * as v from 'valibot'
import { getDotPath } from 'valibot'

export type ParsedLine =
  | { readonly record: CatalogueRecord }
  | { readonly reason: string; readonly issues: readonly Issue[] }

const maxReasons = 5

/** A record, or all faults of the line. */
export function parseLine(text: string): ParsedLine {
  // The decoder's replacement character: a file in an older encoding has it in place of every ø.
  if (text.includes('\uFFFD')) return { reason: 'The line is not written in UTF-8.', issues: [] }
  const json = parseJson(text)
  if (json === undefined) return { reason: 'The line is not JSON: every line is one record in { }.', issues: [] }
  const parsed = v.safeParse(catalogueRecord, json)
  if (parsed.success) return { record: parsed.output }
  const found = parsed.issues.map(describeLineIssue)
  const reasons = found.slice(0, maxReasons)
  if (found.length > maxReasons) reasons.push(`and ${found.length - maxReasons} more`)
  return { reason: `${nameOf(json)}${reasons.join('; ')}.`, issues: parsed.issues }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Lets staff find the house without counting lines. */
function nameOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return ''
  const { kind, id, name, lodgingId } = { kind: null, id: null, name: null, lodgingId: null, ...json }
  if (typeof kind !== 'string') return ''
  const identity = [id ?? lodgingId, name].filter((part) => typeof part === 'number' || typeof part === 'string')
  return `${[kind, ...identity].join(' ').slice(0, 80)}: `
}

const longestShown = 60

/** Names the faulty field of a catalogue line, the fault and the value. */
function describeLineIssue(issue: Issue): string {
  const hasValue = issue.input !== undefined && issue.expected !== 'never'
  return `${describeIssue(issue, getDotPath(issue) ?? 'The line')}${hasValue ? shown(issue.input) : ''}`
}

/** Shortens long values; a whole house would hide the reason. */
function shown(input: unknown): string {
  if (typeof input === 'object') return ''
  const text = JSON.stringify(input) ?? ''
  return text.length > longestShown ? ` (it is ${text.slice(0, longestShown)}…)` : ` (it is ${text})`
}
