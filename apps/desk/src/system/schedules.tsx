import { listSchedules } from '@marram/contract/desk/jobs'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { momentText } from './moment.ts'
import { taskName } from './task-words.ts'
import { words } from './words.ts'

export function Schedules() {
  const query = useQuery(asking(listSchedules, {}))
  if (query.data === undefined) return <QueryState query={query} />
  return (
    <div className="system">
      <section className="panel" aria-label={words.jobStates.scheduled}>
        <table className="t system__table">
          <caption className="hide">{words.jobStates.scheduled}</caption>
          <thead>
            <tr>
              <th scope="col">{words.job}</th>
              <th scope="col">{words.lastRun}</th>
            </tr>
          </thead>
          <tbody>
            {query.data.map(({ name, lastAt }) => (
              <tr key={name}>
                <th scope="row">
                  {taskName(name)} <small className="sub">{name}</small>
                </th>
                <td className="nowrap">{lastAt === null ? words.never : momentText(lastAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
