import type { Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { richText, withFragments } from './fragments.ts'
import { navItem } from './nav-shape.ts'
import { form } from './rich-text-shape.ts'
import { routeData, routeEntry } from './route-shape.ts'
import { faq } from './section-shape.ts'
import { listOf } from './shape-parts.ts'
import {
  area,
  areaSummary,
  blogPost,
  blogSummary,
  category,
  job,
  jobSummary,
  page,
  setting,
  street,
  streetSummary,
} from './shapes.ts'
import { department, employee, link, map } from './simple-shapes.ts'

/** What every query takes: the edition's locale, and whether drafts are shown. */
export type Common = { locale: Locale; preview: boolean }
type WithId = Common & { id: string }
type Paged = Common & { where: Record<string, unknown>; limit: number; skip: number }
type Listed = Common & { where: Record<string, unknown> }

const common = '$locale: String!, $preview: Boolean!'
const same = 'locale: $locale, preview: $preview'
const dated = 'sys { id publishedAt firstPublishedAt }'
const asset = '{ ...AssetParts }'
const seo = 'seoTitle seoDescription'
const sections = (field: string) => `${field}: ${field}Collection(limit: 30) { items { ...SectionParts } }`
const query = (text: string) => withFragments(`query ${text}`)

/** A page of a list and how many there are in all. */
const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.object({ total: v.number(), items: v.array(v.unknown()) }),
    v.transform(({ total, items }) => ({ total, items: items.filter((raw) => raw !== null) })),
    v.object({ total: v.number(), items: v.array(item) }),
  )

/** Of ours, not of Contentful's: what stands at an address. */
export const routeDataQuery = defineOperation<Common & { slug?: string; sysId?: string }>()({
  name: 'RouteData',
  kind: 'query',
  text: query(`RouteData($slug: String, $sysId: String, ${common}) {
  routeData(slug: $slug, sysId: $sysId, ${same}) {
    entry { id type } routes { locale path } redirect { to isPermanent }
  }
}`),
  reply: v.object({ routeData: v.nullable(routeData) }),
})

export const routesQuery = defineOperation<{ limit: number; skip: number }>()({
  name: 'Routes',
  kind: 'query',
  text: query(`Routes($limit: Int!, $skip: Int!) {
  routeCollection(limit: $limit, skip: $skip) {
    total items { entry { id type } routes { locale path } publishedAt isIndexed }
  }
}`),
  reply: v.object({ routeCollection: pageOf(routeEntry) }),
})

export const pageQuery = defineOperation<WithId>()({
  name: 'Page',
  kind: 'query',
  text: query(`Page($id: String!, ${common}) {
  page(id: $id, ${same}) {
    ${dated} title path: _path menuKey layout template showSearchBox noIndex ${seo} intro image ${asset}
    parent { sys { id } title path: _path parent { sys { id } title path: _path } }
    banner { ...BannerParts }
    content ${richText}
    ${sections('sections')}
    ${sections('sidebar')}
  }
}`),
  reply: v.object({ page: v.nullable(page) }),
})

export const blogPostQuery = defineOperation<WithId>()({
  name: 'BlogPost',
  kind: 'query',
  text: query(`BlogPost($id: String!, ${common}) {
  blog(id: $id, ${same}) { ...BlogParts content ${richText} settings ${seo} }
}`),
  reply: v.object({ blog: v.nullable(blogPost) }),
})

export const blogPostsQuery = defineOperation<Paged>()({
  name: 'BlogPosts',
  kind: 'query',
  text: query(`BlogPosts($where: BlogFilter!, $limit: Int!, $skip: Int!, ${common}) {
  blogCollection(where: $where, order: [datePublished_DESC, sys_id_ASC], limit: $limit, skip: $skip, ${same}) {
    total items { ...BlogParts }
  }
}`),
  reply: v.object({ blogCollection: pageOf(blogSummary) }),
})

export const jobQuery = defineOperation<WithId>()({
  name: 'Job',
  kind: 'query',
  text: query(`Job($id: String!, ${common}) {
  job(id: $id, ${same}) { ...JobParts video content ${richText} contact { ...EmployeeParts } ${seo} }
}`),
  reply: v.object({ job: v.nullable(job) }),
})

export const jobsQuery = defineOperation<Paged>()({
  name: 'Jobs',
  kind: 'query',
  text: query(`Jobs($where: JobFilter!, $limit: Int!, $skip: Int!, ${common}) {
  jobCollection(where: $where, order: [applicationDeadline_ASC, sys_id_ASC], limit: $limit, skip: $skip, ${same}) {
    total items { ...JobParts }
  }
}`),
  reply: v.object({ jobCollection: pageOf(jobSummary) }),
})

export const streetQuery = defineOperation<WithId>()({
  name: 'Street',
  kind: 'query',
  text: query(`Street($id: String!, ${common}) {
  street(id: $id, ${same}) {
    ${dated} title path: _path brokerStreetIds content ${richText}
    areas: areasCollection(limit: 20) { items { ...EntryLink } }
  }
}`),
  reply: v.object({ street: v.nullable(street) }),
})

export const streetsQuery = defineOperation<Listed>()({
  name: 'Streets',
  kind: 'query',
  text: query(`Streets($where: StreetFilter!, ${common}) {
  streetCollection(where: $where, order: [title_ASC], limit: 200, ${same}) {
    items { sys { id } title path: _path brokerStreetIds }
  }
}`),
  reply: v.object({ streetCollection: listOf(streetSummary, 'title') }),
})

export const areaQuery = defineOperation<WithId>()({
  name: 'Area',
  kind: 'query',
  text: query(`Area($id: String!, ${common}) {
  area(id: $id, ${same}) {
    ...AreaParts department { ...DepartmentParts } content ${richText} ${sections('sections')} ${seo}
  }
}`),
  reply: v.object({ area: v.nullable(area) }),
})

export const areasQuery = defineOperation<Common>()({
  name: 'ContentAreas',
  kind: 'query',
  text: query(`ContentAreas(${common}) {
  areaCollection(where: { title_exists: true }, order: [title_ASC], limit: 200, ${same}) { items { ...AreaParts } }
}`),
  reply: v.object({ areaCollection: listOf(areaSummary, 'title') }),
})

export const departmentsQuery = defineOperation<Common>()({
  name: 'Departments',
  kind: 'query',
  text: query(`Departments(${common}) {
  departmentCollection(order: [sortOrder_ASC, title_ASC], limit: 50, ${same}) { items { ...DepartmentParts } }
}`),
  reply: v.object({ departmentCollection: listOf(department, 'title') }),
})

export const employeesQuery = defineOperation<Common>()({
  name: 'Employees',
  kind: 'query',
  text: query(`Employees(${common}) {
  employeeCollection(where: { isArchived_not: true }, order: [name_ASC], limit: 1000, ${same}) {
    items { ...EmployeeParts }
  }
}`),
  reply: v.object({ employeeCollection: listOf(employee, 'name') }),
})

export const navQuery = defineOperation<Common & { key: string }>()({
  name: 'Navigation',
  kind: 'query',
  text: query(`Navigation($key: String!, ${common}) {
  navItemCollection(where: { key: $key }, limit: 1, ${same}) { items {
    ...NavParts items: itemsCollection(limit: 40) { items {
      ...NavParts items: itemsCollection(limit: 50) { items {
        ...NavParts items: itemsCollection(limit: 50) { items { ...NavParts } }
      } }
    } }
  } }
}`),
  reply: v.object({ navItemCollection: listOf(navItem, 'title') }),
})

export const settingsQuery = defineOperation<Common & { keys: readonly string[] }>()({
  name: 'Settings',
  kind: 'query',
  text: query(`Settings($keys: [String]!, ${common}) {
  settingCollection(where: { key_in: $keys }, limit: 100, ${same}) {
    items { sys { id } key setting content ${richText} page { ...EntryLink } }
  }
}`),
  reply: v.object({ settingCollection: listOf(setting, 'key') }),
})

export const categoriesQuery = defineOperation<Listed>()({
  name: 'Categories',
  kind: 'query',
  text: query(`Categories($where: CategoryFilter!, ${common}) {
  categoryCollection(where: $where, order: [title_ASC], limit: 100, ${same}) { items { ...CategoryParts } }
}`),
  reply: v.object({ categoryCollection: listOf(category, 'title') }),
})

export const faqsQuery = defineOperation<Common>()({
  name: 'Faqs',
  kind: 'query',
  text: query(`Faqs(${common}) {
  faqCollection(where: { question_exists: true }, order: [sys_id_ASC], limit: 100, ${same}) { items { ...FaqParts } }
}`),
  reply: v.object({ faqCollection: listOf(faq, 'question') }),
})

export const formQuery = defineOperation<WithId>()({
  name: 'FormDefinition',
  kind: 'query',
  text: query(`FormDefinition($id: String!, ${common}) {
  form(id: $id, ${same}) { __typename sys { id } title fields submitLabel thankYou ${richText} }
}`),
  reply: v.object({ form: v.nullable(form) }),
})

export const mapQuery = defineOperation<WithId>()({
  name: 'Map',
  kind: 'query',
  text: query(`Map($id: String!, ${common}) { map(id: $id, ${same}) { ...MapParts } }`),
  reply: v.object({ map: v.nullable(map) }),
})

export const linksQuery = defineOperation<Common & { ids: readonly string[] }>()({
  name: 'Links',
  kind: 'query',
  text: query(`Links($ids: [String]!, ${common}) {
  entryCollection(where: { sys: { id_in: $ids } }, limit: 100, ${same}) { items { ...EntryLink } }
}`),
  reply: v.object({ entryCollection: listOf(link) }),
})

/** Everything the content service may be asked by the site; a GraphQL client is created with this list. */
export const contentOperations = [
  routeDataQuery,
  routesQuery,
  pageQuery,
  blogPostQuery,
  blogPostsQuery,
  jobQuery,
  jobsQuery,
  streetQuery,
  streetsQuery,
  areaQuery,
  areasQuery,
  departmentsQuery,
  employeesQuery,
  navQuery,
  settingsQuery,
  categoriesQuery,
  faqsQuery,
  formQuery,
  mapQuery,
  linksQuery,
]
