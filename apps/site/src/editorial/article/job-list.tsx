import type { JobSummary } from '@marram/contract/content/shapes'
import { formatFor } from '@marram/i18n/format'
import { Badge } from '@marram/ui/badge'
import { Panel } from '@marram/ui/panel'
import { usePageContext } from '../../kit/scope/page-context.ts'

export function JobList({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <ul className="stack">
      {jobs.map((job) => (
        <li key={job.sys.id}>
          <Panel>
            <div className="stack stack--sm">
              <h2>{job.path === null ? job.title : <a href={job.path}>{job.title}</a>}</h2>
              <JobFacts job={job} />
              {job.excerpt ? <p>{job.excerpt}</p> : null}
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  )
}

/** What kind of work, where, and until when to apply. */
export function JobFacts({ job }: { job: JobSummary }) {
  const { scope, messages } = usePageContext()
  const kinds = [job.jobCategory, job.jobType, ...job.workplaces].filter((category) => category !== null)
  return (
    <p className="row">
      {kinds.map(({ sys, title, path }) => (
        <Badge key={sys.id}>{path === null ? title : <a href={path}>{title}</a>}</Badge>
      ))}
      {job.applicationDeadline ? (
        <span className="small muted">
          {messages.lists.applyUntil(formatFor(scope.edition).day(job.applicationDeadline.slice(0, 10), 'long'))}
        </span>
      ) : null}
    </p>
  )
}
