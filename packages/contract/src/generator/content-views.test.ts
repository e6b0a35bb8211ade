import { expect, test } from 'vitest'
import { contentTypes } from '../content/model/content-types.ts'
import { embedViews, jsonChecks, pageViews, partViews, sectionViews, unseenTypes, type View } from '../content/views.ts'
import { generateContentViews } from './content-checks.ts'
import { contentFragments, fieldsOf } from './content-fragments.ts'

const views: [string, View][] = [partViews, embedViews, sectionViews, pageViews].flatMap((part) => Object.entries(part))
const fragments = contentFragments()
const idsOf = (typeId: string) => contentTypes.find(({ sys }) => sys.id === typeId)?.fields.map(({ id }) => id) ?? []

test('every content type has a view or is listed as unseen, in packages/contract/src/content/views.ts', () => {
  const covered = new Set([...views.map(([, { type }]) => type), ...unseenTypes])
  expect(contentTypes.map(({ sys }) => sys.id).filter((id) => !covered.has(id))).toEqual([])
})

test.each(contentTypes.filter(({ sys }) => !unseenTypes.includes(sys.id)).map(({ sys }) => sys.id))(
  'every field of %s is queried, unless a view excludes it by name',
  (type) => {
    const viewsOfType = views.filter(([, view]) => view.type === type)
    const known = new Set(
      viewsOfType.flatMap(([, view]) => [...fieldsOf(view).map(({ id }) => id), ...(view.leave ?? [])]),
    )
    expect(idsOf(type).filter((id) => !known.has(id))).toEqual([])
  },
)

test.each(views)('the fields of the view %s exist in its content type', (_, view) => {
  const { only = [], leave = [], present = [], closed = [], links = {}, limits = {}, type } = view
  const named = [...only, ...leave, ...present, ...closed, ...Object.keys(limits), ...Object.keys(links)]
  const shared = ['sections', 'sidebar']
  expect(named.filter((id) => !idsOf(type).includes(id) && !shared.includes(id))).toEqual([])
})

test('JSON with a specific check is JSON in the model', () => {
  for (const name of Object.keys(jsonChecks)) {
    const [type, id] = name.split('.')
    const field = contentTypes.find(({ sys }) => sys.id === type)?.fields.find((one) => one.id === id)
    expect(field?.type, name).toBe('Object')
  }
})

test('a list queries as many entries as the model allows, and a link to a person the whole person', () => {
  expect(fragments.SectionParts).toContain('faqs: faqsCollection(limit: 20) { items { ...FaqParts } }')
  expect(fragments.JobParts).toContain('contact { ...EmployeeParts }')
  expect(fragments.DepartmentParts).toContain('page { ...EntryLink }')
})

test("the recipients of a form's answers are never exposed", () => {
  expect(Object.values(fragments).join()).not.toContain('recipient')
})

test('a choice is closed only if the site handles all its words', () => {
  const text = generateContentViews()
  expect(text).toContain("layout: v.nullable(v.picklist(['page', 'search', 'sidebar']))")
  expect(text).toContain('template: text,')
})
