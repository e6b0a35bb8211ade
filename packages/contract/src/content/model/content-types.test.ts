import { expect, test } from 'vitest'
import { linkedTypes } from './content-type.ts'
import { contentTypes, findContentType } from './content-types.ts'

test('every content type and every field has a distinct name', () => {
  const ids = contentTypes.map(({ sys }) => sys.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { sys, fields } of contentTypes) {
    const names = fields.map(({ id }) => id)
    expect(new Set(names).size, sys.id).toBe(names.length)
  }
})

test('links target only existing content types', () => {
  const allowed = contentTypes.flatMap(({ fields }) =>
    fields.flatMap((field) => linkedTypes(field.items?.validations ?? field.validations) ?? []),
  )
  expect(allowed.length).toBeGreaterThan(30)
  expect(allowed.filter((id) => findContentType(id) === null)).toEqual([])
})

test('entries are titled by title, name, question or key', () => {
  expect(findContentType('page')?.displayField).toBe('title')
  expect(findContentType('employee')?.displayField).toBe('name')
  expect(findContentType('faq')?.displayField).toBe('question')
  expect(findContentType('setting')?.displayField).toBe('key')
})

test('a page has its texts per edition and its layout once', () => {
  const fields = new Map(findContentType('page')?.fields.map((field) => [field.id, field]))
  expect(fields.get('content')).toMatchObject({ type: 'RichText', localized: true })
  expect(fields.get('layout')).toMatchObject({ type: 'Symbol', localized: false, required: true })
  expect(fields.get('sections')?.items?.linkType).toBe('Entry')
})
