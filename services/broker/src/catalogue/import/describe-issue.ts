import { describeIssue, type Issue } from '@marram/service-kit/describe-issue'
import { getDotPath } from 'valibot'

const longestShown = 60

/** Names the fault in a line of a catalogue, and the value there. */
export function describeLineIssue(issue: Issue): string {
  const isThere = issue.input !== undefined && issue.expected !== 'never'
  return `${describeIssue(issue, getDotPath(issue) ?? 'The line')}${isThere ? shown(issue.input) : ''}`
}

/** Only what fits into a line; a whole house would hide the reason. */
function shown(input: unknown): string {
  if (typeof input === 'object') return ''
  const text = JSON.stringify(input) ?? ''
  return text.length > longestShown ? ` (it is ${text.slice(0, longestShown)}…)` : ` (it is ${text})`
}
