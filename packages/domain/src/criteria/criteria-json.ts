import { decodeBase64, encodeBase64 } from '../base64-text.ts'
import { type Criteria, type Criterion, criteriaFrom, noCriteria } from './criterion.ts'
import { type CriterionKey, isCriterionKey } from './key.ts'
import { parseCriterion } from './parse-criterion.ts'

export type DecodedCriteria = Readonly<{ criteria: Criteria; problem: string | null }>

/** The `criteria` parameter of the urgency decider: a base64 JSON map of key to value and comparator. */
export function encodeCriteria(criteria: Criteria): string {
  return encodeBase64(JSON.stringify(Object.fromEntries(criteria)))
}

/** Drops unknown keys and invalid values, as in links; only input that is not a map is a problem. */
export function decodeCriteria(input: string): DecodedCriteria {
  const text = decodeBase64(input)
  const map = text === null ? null : parseObject(text)
  if (map === null) return { criteria: noCriteria, problem: 'The criteria are not a base64-encoded JSON object' }
  const entries: [CriterionKey, Criterion][] = []
  for (const [key, entry] of Object.entries(map)) {
    if (!isCriterionKey(key) || !isObject(entry)) continue
    const criterion = parseCriterion(key, entry.value, entry.comparator)
    if (criterion !== null) entries.push([key, criterion])
  }
  return { criteria: criteriaFrom(entries), problem: null }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
