import type { Job } from '@marram/contract/content/shapes'
import articleStyles from '@marram/ui/styles/pages/article.css?url'
import listStyles from '@marram/ui/styles/pages/lists.css?url'
import { EmployeeList } from '../../content/blocks/employee-card.tsx'
import { VideoBlock } from '../../content/blocks/video-block.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageStyles } from '../../layout/page-styles.tsx'
import { usePageContext } from '../../scope/page-context.ts'
import { PageTitle } from '../content/page-title.tsx'
import { JobFacts } from './job-list.tsx'

export function JobPage({ job }: { job: Job }) {
  const { scope, messages } = usePageContext()
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <article>
        <PageTitle title={job.title} intro={job.excerpt} image={job.image} byline={<JobFacts job={job} />} />
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
          <section className="article-body" aria-labelledby="job-contact">
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
