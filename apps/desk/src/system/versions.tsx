import { showVersions } from '@marram/contract/desk/health'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { momentText } from './moment.ts'
import { words } from './words.ts'

const beatMs = 30_000

export function Versions() {
  const query = useQuery({ ...asking(showVersions, {}), refetchInterval: beatMs })
  return (
    <section className="panel" aria-labelledby="versions">
      <div className="panel__head">
        <h2 id="versions">{words.versions}</h2>
      </div>
      {query.data === undefined ? (
        <QueryState query={query} />
      ) : (
        <>
          <dl className="facts pad">
            <div>
              <dt>PostgreSQL</dt>
              <dd>{query.data.postgres}</dd>
            </div>
            <div>
              <dt>{words.migration}</dt>
              <dd>{query.data.migration}</dd>
            </div>
          </dl>
          <ul className="rows" aria-label={words.nodes}>
            {query.data.nodes.map(({ name, isSelf, version, runtime, build, startedAt }) => (
              <li key={`${name} ${startedAt}`} className="system__node">
                <b>
                  {name} {isSelf && <small className="sub">{words.thisNode}</small>}
                </b>
                <span className="muted">
                  Marram {version}, Node.js {runtime.replace('v', '')}, {words.build(build.slice(0, 8))},{' '}
                  {words.startedAt(momentText(startedAt))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
