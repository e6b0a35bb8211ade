import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text in quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  strict_object: 'a group of fields in { }',
  record: 'a group of fields in { }',
}
const longestShown = 60

/** One sentence about one thing that is wrong, such as `prices.2.weekPriceEur is missing`. */
export function describeIssue(issue: Issue): string {
  const field = v.getDotPath(issue) ?? ''
  const subject = field === '' ? 'The line' : field
  const isFieldName = issue.path?.at(-1)?.origin === 'key'
  if (isFieldName && issue.expected === 'never') return `there is no field ${subject}`
  if (issue.input === undefined) return `${subject} is missing`
  if (issue.kind !== 'schema') return `${subject} ${issue.message}${shown(issue.input)}`
  return `${subject} must be ${expectedOf(issue)}${shown(issue.input)}`
}

function expectedOf(issue: Issue): string {
  const known = kinds[issue.type]
  if (known !== undefined) return known
  const options = (issue.expected ?? 'something else').replace(/^\(|\)$/g, '').split(' | ')
  const few = options.slice(0, 15).map((option) => option.replaceAll('"', ''))
  const list = `${few.join(', ')}${options.length > few.length ? ', …' : ''}`
  return options.length > 1 ? `one of ${list}` : list
}

/** Only what fits into a line; a whole house would hide the reason. */
function shown(input: unknown): string {
  if (typeof input === 'object') return ''
  const text = JSON.stringify(input) ?? ''
  return text.length > longestShown ? ` (it is ${text.slice(0, longestShown)}…)` : ` (it is ${text})`
}
