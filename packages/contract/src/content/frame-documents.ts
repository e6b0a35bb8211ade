import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { type Common, common, query, same, type WithId } from './document-parts.ts'
import { richText } from './fragments.ts'
import { navItem } from './nav-shape.ts'
import { form } from './rich-text-shape.ts'
import { faq, sectionSearch } from './section-shape.ts'
import { listOf } from './shape-parts.ts'
import { setting } from './shapes.ts'
import { map } from './simple-shapes.ts'

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

/** The search that editors have given this name. */
export const searchSectionQuery = defineOperation<Common & { name: string }>()({
  name: 'SearchSection',
  kind: 'query',
  text: query(`SearchSection($name: String!, ${common}) {
  sectionSearchCollection(where: { customFilterName: $name }, limit: 1, ${same}) { items { ...SearchParts } }
}`),
  reply: v.object({ sectionSearchCollection: listOf(sectionSearch) }),
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
