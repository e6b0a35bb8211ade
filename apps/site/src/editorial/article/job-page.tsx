import type { Job } from '@marram/contract/content/shapes'
import type { Link } from '@marram/contract/content/simple-shapes'
import { crumbsOf } from '../../kit/breadcrumbs.tsx'
import { EmployeeList } from '../../kit/content/blocks/employee-card.tsx'
import { VideoBlock } from '../../kit/content/blocks/video-block.tsx'
import { RichText } from '../../kit/content/rich-text.tsx'
import { JsonLd } from '../../kit/json-ld.tsx'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import articleStyles from '../article.css?url'
import { PageTitle } from '../pages/page-title.tsx'
import { JobFacts } from './job-list.tsx'

export function JobPage({ job, overview }: { readonly job: Job; readonly overview: Link | null }) {
  const { scope, messages } = usePageContext()
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <article>
        <PageTitle
          title={job.title}
          above={crumbsOf(overview)}
          intro={job.excerpt}
          image={job.image}
          byline={<JobFacts job={job} />}
        />
        {job.content ? (
          <div className="article-body">
            <RichText value={job.content} />
          </div>
        ) : null}
        {job.video ? (
          <div className="article-body">
            <VideoBlock entry={{ __typename: 'Video', sys: job.sys, title: job.title, url: job.video }} />
          </div>
        ) : null}
        {job.contact ? (
          <section className="article-body stack" aria-labelledby="job-contact">
            <h2 id="job-contact">{messages.lists.jobContact}</h2>
            <EmployeeList employees={[job.contact]} />
          </section>
        ) : null}
      </article>
      <JsonLd
        data={{
          '@type': 'JobPosting',
          title: job.title,
          description: job.excerpt ?? job.title,
          datePosted: job.sys.firstPublishedAt ?? job.sys.publishedAt,
          ...(job.applicationDeadline && { validThrough: job.applicationDeadline }),
          hiringOrganization: {
            '@type': 'Organization',
            name: messages.site.name,
            sameAs: `${scope.origins[scope.edition]}/`,
          },
          jobLocation: job.workplaces.map(({ title }) => ({
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: title, addressCountry: 'DK' },
          })),
        }}
      />
    </>
  )
}
