import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { common, type Listed, type Paged, pageOf, query, same, type WithId } from './document-parts.ts'
import { listOf } from './shape-parts.ts'
import { blogPost, blogSummary, category, job, jobSummary, page } from './views.generated.ts'

export const pageQuery = defineOperation<WithId>()({
  name: 'Page',
  kind: 'query',
  text: query(`Page($id: String!, ${common}) {
  page(id: $id, ${same}) { ...PageParts }
}`),
  reply: v.object({ page: v.nullable(page) }),
})

export const blogPostQuery = defineOperation<WithId>()({
  name: 'BlogPost',
  kind: 'query',
  text: query(`BlogPost($id: String!, ${common}) {
  blog(id: $id, ${same}) { ...BlogPostParts }
}`),
  reply: v.object({ blog: v.nullable(blogPost) }),
})

export const blogPostsQuery = defineOperation<Paged>()({
  name: 'BlogPosts',
  kind: 'query',
  text: query(`BlogPosts($where: BlogFilter!, $limit: Int!, $skip: Int!, ${common}) {
  blogCollection(where: $where, order: [datePublished_DESC, sys_id_ASC], limit: $limit, skip: $skip, ${same}) {
    total items { ...BlogSummaryParts }
  }
}`),
  reply: v.object({ blogCollection: pageOf(blogSummary) }),
})

export const jobQuery = defineOperation<WithId>()({
  name: 'Job',
  kind: 'query',
  text: query(`Job($id: String!, ${common}) {
  job(id: $id, ${same}) { ...JobParts }
}`),
  reply: v.object({ job: v.nullable(job) }),
})

export const jobsQuery = defineOperation<Paged>()({
  name: 'Jobs',
  kind: 'query',
  text: query(`Jobs($where: JobFilter!, $limit: Int!, $skip: Int!, ${common}) {
  jobCollection(where: $where, order: [applicationDeadline_ASC, sys_id_ASC], limit: $limit, skip: $skip, ${same}) {
    total items { ...JobSummaryParts }
  }
}`),
  reply: v.object({ jobCollection: pageOf(jobSummary) }),
})

export const categoriesQuery = defineOperation<Listed>()({
  name: 'Categories',
  kind: 'query',
  text: query(`Categories($where: CategoryFilter!, ${common}) {
  categoryCollection(where: $where, order: [title_ASC], limit: 100, ${same}) { items { ...CategoryParts } }
}`),
  reply: v.object({ categoryCollection: listOf(category, 'title') }),
})
