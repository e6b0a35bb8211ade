import './log.css'
import { type AuditEntry, commandLine, showAudit } from '@marram/contract/desk/audit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { asking } from '../kit/desk-client.ts'
import { momentOf } from '../kit/format.ts'
import { QueryState } from '../kit/query-state.tsx'
import { describeDifferences } from './describe-fact.ts'
import { commandText, fromText } from './entry-words.ts'
import { SubjectLink } from './subject-link.tsx'
import { words } from './words.ts'

type Props = { readonly id: number; readonly isPage?: boolean }

/** One entry of the log: who, when, what, before and after, why, from where. */
export function Entry({ id, isPage = false }: Props) {
  const query = useQuery(asking(showAudit, { entry: id }))
  const entry = query.data
  if (entry === undefined) return <QueryState query={query} own={{ 'unknown-entry': words.unknownEntry }} />
  const [Name, Part] = isPage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <>
      <Name className="preview__name">{commandText(entry.command)}</Name>
      <Facts entry={entry} />
      <Changes entry={entry} heading={Part} />
      <p className="log__links">
        <Link className="link" to="/desk/log/" search={{ subject: entry.subject }}>
          {words.onlyThis}
        </Link>
        <Link className="link" to="/desk/log/" search={{ user: String(entry.userId ?? commandLine) }}>
          {words.onlyActor}
        </Link>
      </p>
    </>
  )
}

function Facts({ entry }: { readonly entry: AuditEntry }) {
  const { columns } = words
  return (
    <dl className="facts">
      <div>
        <dt>{columns.at}</dt>
        <dd>{momentOf(entry.at)}</dd>
      </div>
      <div>
        <dt>{columns.actor}</dt>
        <dd>{entry.actor}</dd>
      </div>
      <div>
        <dt>{columns.from}</dt>
        <dd>{fromText(entry)}</dd>
      </div>
      <div>
        <dt>{columns.subject}</dt>
        <dd>
          <SubjectLink entry={entry} />
        </dd>
      </div>
      {entry.reason !== null && (
        <div>
          <dt>{columns.reason}</dt>
          <dd>{entry.reason}</dd>
        </div>
      )}
      <div>
        <dt>{words.technical}</dt>
        <dd>
          <code>{entry.command}</code>
        </dd>
      </div>
    </dl>
  )
}

type ChangesProps = { readonly entry: AuditEntry; readonly heading: 'h2' | 'h3' }

function Changes({ entry, heading: Heading }: ChangesProps) {
  const differences = describeDifferences(entry)
  return (
    <section aria-label={words.columns.change}>
      <Heading>{words.columns.change}</Heading>
      {differences.length === 0 && <p className="muted">{words.noChange}</p>}
      <dl className="log__changes">
        {differences.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before !== null && <del>{before}</del>}
              {before !== null && after !== null && <ArrowRight className="i i--14" aria-hidden="true" />}
              {after !== null && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
