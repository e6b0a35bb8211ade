import * as v from 'valibot'
import { defineOperation } from '../graphql-operation.ts'
import { type Common, common, query, same, type WithId } from './document-parts.ts'
import { navItem } from './nav-shape.ts'
import { listOf } from './shape-parts.ts'
import { contentMap, faq, form, sectionSearch, setting } from './views.generated.ts'

export const navQuery = defineOperation<Common & { key: string }>()({
  name: 'Navigation',
  kind: 'query',
  text: query(`Navigation($key: String!, ${common}) {
  navItemCollection(where: { key: $key }, limit: 1, ${same}) { items {
    ...NavEntryParts items: itemsCollection(limit: 40) { items {
      ...NavEntryParts items: itemsCollection(limit: 50) { items {
        ...NavEntryParts items: itemsCollection(limit: 50) { items { ...NavEntryParts } }
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
    items { ...SettingParts }
  }
}`),
  reply: v.object({ settingCollection: listOf(setting, 'key') }),
})

/** The editors' search section with this name. */
export const searchSectionQuery = defineOperation<Common & { name: string }>()({
  name: 'SearchSection',
  kind: 'query',
  text: query(`SearchSection($name: String!, ${common}) {
  sectionSearchCollection(where: { customFilterName: $name }, limit: 1, ${same}) { items { ...SectionSearchParts } }
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
  form(id: $id, ${same}) { ...FormParts }
}`),
  reply: v.object({ form: v.nullable(form) }),
})

export const mapQuery = defineOperation<WithId>()({
  name: 'Map',
  kind: 'query',
  text: query(`Map($id: String!, ${common}) { map(id: $id, ${same}) { ...ContentMapParts } }`),
  reply: v.object({ map: v.nullable(contentMap) }),
})
