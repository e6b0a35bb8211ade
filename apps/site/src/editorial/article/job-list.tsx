import type { JobSummary } from '@marram/contract/content/shapes'
import { formatFor } from '@marram/i18n/format'
import { Badge } from '@marram/ui/badge'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { usePageContext } from '../../kit/scope/page-context.ts'

export function JobList({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <ul className="jobs">
      {jobs.map((job) => (
        <li key={job.sys.id}>
          <Panel className="job">
            <h2 className="post__title">{job.path === null ? job.title : <a href={job.path}>{job.title}</a>}</h2>
            {job.excerpt ? <p>{job.excerpt}</p> : null}
            <JobFacts job={job} />
          </Panel>
        </li>
      ))}
    </ul>
  )
}

/** Kind of work, place and deadline. */
export function JobFacts({ job }: { job: JobSummary }) {
  const { scope, messages } = usePageContext()
  const kinds = [job.jobCategory, job.jobType, ...job.workplaces].filter((category) => category !== null)
  return (
    <div className="job__facts">
      <ul className="row">
        {kinds.map(({ sys, title, path }) => (
          <li key={sys.id}>
            <Badge {...(path !== null && { href: path })}>{title}</Badge>
          </li>
        ))}
      </ul>
      {job.applicationDeadline ? (
        <p className="row small muted">
          <Icon name="calendar-days" size="small" />
          {messages.lists.applyUntil(formatFor(scope.edition).day(job.applicationDeadline.slice(0, 10), 'long'))}
        </p>
      ) : null}
    </div>
  )
}
