import type * as v from 'valibot'

export type Issue = v.BaseIssue<unknown>

const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text in quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  strict_object: 'a group of fields in { }',
  record: 'a group of fields in { }',
}

/**
 * One clause, without a full stop, about one problem: `prices.2.weekPriceEur is missing`. A schema's custom message
 * continues after the subject ("must be a name"); the library's would expose our patterns and the input.
 */
export function describeIssue(issue: Issue, subject: string): string {
  const isFieldName = issue.path?.at(-1)?.origin === 'key'
  if (isFieldName && issue.expected === 'never') return `there is no field ${subject}`
  if (issue.input === undefined) return `${subject} is missing`
  const custom = issue.message.startsWith('Invalid ') ? null : issue.message
  return `${subject} ${custom ?? (issue.kind === 'schema' ? `must be ${expectedOf(issue)}` : ruleOf(issue))}`
}

function expectedOf(issue: Issue): string {
  const known = kinds[issue.type]
  if (known !== undefined) return known
  const options = (issue.expected ?? 'something else').replace(/^\(|\)$/g, '').split(' | ')
  const few = options.slice(0, 15).map((option) => option.replaceAll('"', ''))
  const list = `${few.join(', ')}${options.length > few.length ? ', …' : ''}`
  return options.length > 1 ? `one of ${list}` : list
}

function ruleOf({ type, requirement, input }: Issue): string {
  const [one, many] = Array.isArray(input) ? ['entry', 'entries'] : ['character', 'characters']
  const unit = requirement === 1 ? one : many
  switch (type) {
    case 'min_length':
      return `must have at least ${requirement} ${unit}`
    case 'max_length':
      return `must have at most ${requirement} ${unit}`
    case 'min_value':
      return `must be at least ${requirement}`
    case 'max_value':
      return `must be at most ${requirement}`
    case 'integer':
    case 'safe_integer':
      return 'must be a whole number'
    case 'non_empty':
      return 'must not be empty'
    case 'regex':
      return 'has the wrong form'
    default:
      return 'is not valid'
  }
}
