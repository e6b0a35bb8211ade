import { checkHealth, type HealthFinding, showHealth } from '@marram/contract/desk/health'
import { useQuery } from '@tanstack/react-query'
import { Stethoscope } from 'lucide-react'
import type { InferOutput } from 'valibot'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useCommand } from '../kit/use-command.ts'
import { checkWords, partWords } from './check-words.ts'
import { type Level, LevelMark } from './level-mark.tsx'
import { momentText } from './moment.ts'
import { Versions } from './versions.tsx'
import { words } from './words.ts'

const pollMs = 1000

export function Health() {
  const query = useQuery({
    ...asking(showHealth, {}),
    refetchInterval: ({ state }) => (state.data?.last?.state === 'running' ? pollMs : false),
  })
  if (query.data === undefined) return <QueryState query={query} />
  const { node, parts, checks, last } = query.data
  return (
    <div className="system">
      <section className="panel" aria-labelledby="checks">
        <div className="panel__head">
          <h2 id="checks">{words.checks}</h2>
          <Progress last={last} total={checks.length} />
          <div className="panel__end">
            <CheckButton isRunning={last?.state === 'running'} />
          </div>
        </div>
        {last === null ? (
          <p className="pad muted">{words.neverChecked}</p>
        ) : (
          <Findings findings={last.findings} keys={checks} isRunning={last.state === 'running'} />
        )}
      </section>
      <div className="system__two">
        <section className="panel" aria-labelledby="parts">
          <div className="panel__head">
            <h2 id="parts">{words.readiness}</h2>
            <span className="count">{node}</span>
          </div>
          <ul className="rows">
            {parts.map(({ name, outcome, isElsewhere }) => (
              <li key={name} className="rows__a">
                <span>
                  {partWords[name] ?? name} {isElsewhere && <small className="sub">{words.elsewhere}</small>}
                </span>
                <span className="panel__end">
                  <LevelMark level={outcome === 'ok' ? 'fine' : 'failed'} word={words.outcomes[outcome]} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Versions />
      </div>
    </div>
  )
}

type Last = InferOutput<(typeof showHealth)['output']>['last']

function Progress({ last, total }: { readonly last: Last; readonly total: number }) {
  if (last === null) return null
  const { state, findings, node, finishedAt, startedAt } = last
  return (
    <span className="muted" role="status">
      {state === 'running' && words.checking(findings.length, total)}
      {state === 'done' && words.checkedAt(momentText(finishedAt ?? startedAt), node)}
      {state === 'broken-off' && words.brokenOff(momentText(startedAt))}
    </span>
  )
}

function CheckButton({ isRunning }: { readonly isRunning: boolean }) {
  const { mutate, isPending, error } = useCommand(checkHealth)
  const check = () => mutate({ input: {} })
  const isOff = isRunning || isPending
  useShortcuts({ p: check }, !isOff)
  return (
    <>
      {error !== null && (
        <span className="late" role="alert">
          {describeFailure(error, { 'checked-just-now': words.justChecked })}
        </span>
      )}
      <button type="button" className="btn btn--act btn--28" disabled={isOff} onClick={check}>
        <Stethoscope className="i" aria-hidden="true" /> {words.check} <kbd>P</kbd>
      </button>
    </>
  )
}

type FindingsProps = {
  readonly findings: readonly HealthFinding[]
  readonly keys: readonly string[]
  readonly isRunning: boolean
}

type Row = { readonly key: string; readonly level: Level; readonly sentence: string }

/** Trouble first, in the order of the checks. */
const weights: Readonly<Record<Level, number>> = { failed: 0, warning: 1, running: 2, fine: 3, skipped: 4 }

function Findings({ findings, keys, isRunning }: FindingsProps) {
  const rows = keys.flatMap((key): readonly Row[] => {
    const found = findings.find((one) => one.key === key)
    if (found) return [found]
    return isRunning ? [{ key, level: 'running', sentence: '' }] : []
  })
  return (
    <table className="t system__findings">
      <caption className="hide">{words.checks}</caption>
      <thead className="hide">
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.finding}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((a, b) => weights[a.level] - weights[b.level])
          .map(({ key, level, sentence }) => (
            <tr key={key}>
              <th scope="row">{checkWords[key] ?? key}</th>
              <td>
                <LevelMark level={level} word={words.levels[level]} />
              </td>
              <td lang="en">{sentence}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
