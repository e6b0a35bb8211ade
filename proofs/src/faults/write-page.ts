import { type Fault, faultOf, type LiveFaultId, liveFaultIds, outcomeOf, parts } from './faults.ts'
import { otherFaults } from './other-faults.ts'

const words = { ok: '', less: 'less', partly: 'or 503', '503': '503' } as const
const heads = {
  stored: 'stored page',
  page: 'other page',
  search: 'search',
  booking: 'booking',
  payment: 'payment',
  login: 'login',
  picture: 'uploaded picture',
} as const

/** docs/faults.md. */
export function writeFaultsPage(): string {
  return `${opening}
${table(['Fault', ...parts.map((part) => heads[part]), 'mail', 'operator'], liveFaultIds.map(liveRow))}

${others}
${table(
  ['Fault', 'Then', 'Test'],
  otherFaults.map(({ what, outcome, test: [file, title] }) => [what, outcome, `\`${file}\`: ${title}`]),
)}
`
}

function liveRow(id: LiveFaultId): string[] {
  const fault = faultOf(id)
  const untested = fault.untested ?? []
  const cells = parts.map((part) => words[outcomeOf(id, part)] || (untested.includes(part) ? 'not tested' : 'ok'))
  return [`${fault.what} (\`${id}\`)`, ...cells, fault.mail ?? 'at once', operatorOf(fault)]
}

function operatorOf({ ready, log }: Fault): string {
  return (
    [...(ready === 503 ? ['`/readyz` 503'] : []), ...(log === undefined ? [] : [`log "${log}"`])].join('; ') ||
    'nothing'
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const opening = `# Faults

Each page and call under each fault. This file is written from \`proofs/src/faults/\`; \`npx vitest run --project unit
proofs/src/faults/faults.test.ts -u\` writes it again after a change there.

## In a running agency

\`proofs/src/faults.integration.test.ts\` injects each fault into an agency on its own PostgreSQL, with a mail server, an S3 store and a
payment provider that can fail, while other guests keep asking. It compares every cell, lifts the fault, waits until all is as before,
and then checks that every acknowledged order exists once, has one mail, and gets the same bytes when it is repeated. \`npm test\` also
injects three pairs, \`npm run proof -- faults\` all of them; a pair is no worse than both of its faults.

- *ok*: as always. *less*: a whole page without the part that failed, which is not stored. *or 503*: as always where memory has what it
  takes, and 503 otherwise. *503*: with Retry-After, a page in the guest's language or JSON; 502 or 504 if a service at a URL is away.
- Stored pages stay as long as nothing on them changes. Drawn pictures and photos of folders need none of these; the column shows an
  upload that nobody has opened yet.
- A mail comes *at once*, or *later*: once, after the fault.
`

const others = `## Elsewhere

These need no running agency, or a process of their own.
`
