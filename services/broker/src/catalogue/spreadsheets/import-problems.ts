import { describeIssue } from '@marram/service-kit/describe-issue'
import { getDotPath } from 'valibot'
import type { Problem as LineProblem } from '../import/problem.ts'
import type { Draft } from './draft.ts'
import type { Known } from './known.ts'
import type { Place, Problem } from './problem.ts'
import { columnsOf, tableNames } from './tables.ts'

/** Tells the import's problems with lines by file, row and column. */
export function createProblemTeller(lines: readonly Draft[], known: Known): (problem: LineProblem) => Problem[] {
  const names = shownNames(lines, known)
  return ({ line, reason, issues }) => {
    const draft = lines[line - 1]
    if (!draft) return [{ file: `line ${line}`, reason }]
    const { file, row } = draft.row
    if (issues.length === 0) return [{ file, row, reason: inTheirWords(reason, lines, names) }]
    return issues.map((issue) => {
      const place = placeOfField(getDotPath(issue) ?? '', draft)
      return { ...place, reason: describeIssue(issue, '').trim() }
    })
  }
}

function placeOfField(path: string, { cells, row }: Draft): Place {
  for (let inner = path; inner !== ''; inner = inner.slice(0, Math.max(0, inner.lastIndexOf('.')))) {
    const place = cells.get(inner)
    if (place) return place
  }
  const heading = tableNames.flatMap((name) => columnsOf(name)).find(({ to }) => to === path)?.heading
  return { file: row.file, row: row.row, column: heading ?? path }
}

/** Ids and lines mean nothing to the author of a table. */
function inTheirWords(reason: string, lines: readonly Draft[], names: ReadonlyMap<string, string>): string {
  return reason
    .replace(/\.$/, '')
    .replaceAll(/\b(?:lodging|season) \d+/g, (text) => names.get(text) ?? text)
    .replaceAll(/\bline (\d+)/g, (text, line: string) => {
      const row = lines[Number(line) - 1]?.row
      return row ? `row ${row.row} of ${row.file}` : text
    })
    .replaceAll('in this file', 'in these tables')
}

function shownNames(lines: readonly Draft[], known: Known): Map<string, string> {
  const records: readonly Draft['record'][] = [
    ...known.houses.values(),
    ...known.season,
    ...lines.map(({ record }) => record),
  ]
  const names = new Map<string, string>()
  for (const record of records) {
    if (record.kind === 'lodging') names.set(`lodging ${record.id}`, `house ${record.name}`)
    if (record.kind === 'season') names.set(`season ${record.id}`, `season ${record.key}`)
  }
  return names
}
