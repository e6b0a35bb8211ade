import { blogPostQuery, blogPostsQuery, categoriesQuery, jobQuery, jobsQuery, pageQuery } from './article-documents.ts'
import { faqsQuery, formQuery, mapQuery, navQuery, searchSectionQuery, settingsQuery } from './frame-documents.ts'
import {
  areaQuery,
  areasQuery,
  departmentsQuery,
  employeesQuery,
  streetQuery,
  streetsQuery,
} from './place-documents.ts'
import { linksQuery, routeDataQuery, routesQuery, textsQuery } from './route-documents.ts'

/** All queries that the site sends to the content service; pass this list when creating a GraphQL client. */
export const contentOperations = [
  routeDataQuery,
  routesQuery,
  linksQuery,
  textsQuery,
  pageQuery,
  blogPostQuery,
  blogPostsQuery,
  jobQuery,
  jobsQuery,
  categoriesQuery,
  streetQuery,
  streetsQuery,
  areaQuery,
  areasQuery,
  departmentsQuery,
  employeesQuery,
  navQuery,
  settingsQuery,
  searchSectionQuery,
  faqsQuery,
  formQuery,
  mapQuery,
]
