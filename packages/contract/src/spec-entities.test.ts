import { readFileSync } from 'node:fs'
import { equal } from '@marram/domain/search-request/filter'
import { filterString } from '@marram/domain/search-request/filter-string'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { brokerSchema } from './broker/schema.ts'
import { blockTypes } from './content/model/blocks.ts'
import { findContentType } from './content/model/content-types.ts'
import { sectionTypes } from './content/model/sections.ts'

/** Entities of the specification with their fields, by name. */
const items: { entity: Record<string, string[]> } = JSON.parse(
  readFileSync(new URL('../../../docs/spec-items.json', import.meta.url), 'utf8'),
)
const schema = buildSchema(brokerSchema)

/** Fields that the type has under another name. */
type Renamed = Readonly<Record<string, string>>

function missingFields(entity: string, has: readonly string[], renamed: Renamed): string[] {
  const fields = items.entity[entity] ?? []
  expect(fields, entity).not.toEqual([])
  return fields.filter((field) => !has.includes(renamed[field] ?? field))
}

const lodging = {
  streetId: 'street',
  descriptions: 'description',
  'review stats': 'reviewStats',
  'cheapest booking options': 'cheapestOptions',
  'item consumption': 'consumption',
  'facility values': 'facilities',
}

// spec: entity Lodging; entity BookingOption; entity BookingOptionItemPrice; entity Facility
// spec: entity Lodging facility; entity Review; entity Review stat; entity Photo contest; entity Contest image
// spec: entity Comment; entity Trust-rating review; entity Domain stat; entity Area weather; entity Redirect
// spec: entity Text; entity Meta
test.each<[entity: string, type: string, renamed: Renamed]>([
  ['Lodging', 'LodgingPage', lodging],
  ['BookingOption', 'BookingFlowOption', {}],
  ['BookingOptionItemPrice', 'BookingOptionItemPrice', {}],
  ['Item', 'Item', {}],
  ['Facility', 'LodgingFacility', {}],
  ['Lodging facility', 'LodgingFacility', { facilityId: 'id' }],
  ['Review', 'Review', { 'variants per language': 'answerTextDa' }],
  ['Review stat', 'ReviewStat', {}],
  ['Photo contest', 'PhotoContest', { places: 'firstPlaceImage' }],
  ['Contest image', 'ContestImage', {}],
  ['Comment', 'Comment', {}],
  ['Trust-rating review', 'TrustReview', { 'response fields': 'responseText', timestamps: 'createdAt' }],
  ['Domain stat', 'TrustStats', {}],
  ['Area weather', 'AreaWeather', { 'content-service area id': 'areaId', symbols: 'symbolNext6Hours' }],
  ['Redirect', 'Redirect', {}],
  ['Text', 'NamedText', {}],
  ['Meta', 'Meta', {}],
])('%s has every field of the specification, as %s of the broker', (entity, type, renamed) => {
  const found = schema.getType(type)
  const has = isObjectType(found) ? Object.keys(found.getFields()) : []
  expect(missingFields(entity, has, renamed)).toEqual([])
})

const department = {
  'opening hours': 'openingHours',
  'key delivery text': 'keyDelivery',
  'outside-hours text': 'outsideHours',
  'linked content areas': 'areas',
}

// spec: entity Content: page; entity Content: blog; entity Content: job; entity Content: street; entity Content: area
// spec: entity Content: department; entity Content: employee; entity Content: category; entity Content: nav item
// spec: entity Content: setting
test.each<[entity: string, type: string, renamed: Renamed]>([
  ['page', 'page', { 'search box': 'showSearchBox', 'menu key': 'menuKey', parents: 'parent', slugs: 'slug' }],
  ['blog', 'blog', { seo: 'seoTitle' }],
  ['job', 'job', {}],
  ['street', 'street', {}],
  ['area', 'area', {}],
  ['department', 'department', department],
  ['employee', 'employee', {}],
  ['category', 'category', { seo: 'seoTitle' }],
  ['nav item', 'navItem', {}],
  ['setting', 'setting', {}],
])('the content type %s has every field of the specification', (entity, type, renamed) => {
  const has = findContentType(type)?.fields.map(({ id }) => id) ?? []
  expect(missingFields(`Content: ${entity}`, has, renamed)).toEqual([])
})

// spec: entity Section blocks; entity Embedded blocks
test('editors have every section and block of the specification', () => {
  const idOf = (words: string) => words.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())
  const sections = sectionTypes.map(({ sys }) => sys.id.toLowerCase())
  const blocks = [...blockTypes.map(({ sys }) => sys.id), 'form']
  const named = (items.entity['Section blocks'] ?? []).map((name) => `section${idOf(name)}`.toLowerCase())
  expect(named.filter((id) => !sections.includes(id))).toEqual([])
  const embedded = (items.entity['Embedded blocks'] ?? []).map((name) => idOf(name.replace(' reference', 'Reference')))
  const ours: Renamed = { 'call-to-actionReference': 'callToAction', callToActionReference: 'callToAction' }
  expect(embedded.filter((id) => !blocks.includes(ours[id] ?? id))).toEqual([])
})

/** These use another syntax, which the tests of domain cover. */
const otherForms = [
  ...['_geo', 'geo bounding box', 'facilities', 'meta', 'dataDimensions'],
  ...['children', 'lastMinute', 'text', 'operator', 'comparators'],
]

// spec: entity Filter parameters.dates; entity Filter parameters.durations; entity Filter parameters.locations
// spec: entity Filter parameters.changeDays; entity Filter parameters.fromPrice; entity Filter parameters.id
// spec: entity Filter parameters.lodgingId; entity Filter parameters.name; entity Filter parameters.price
// spec: entity Filter parameters.publishedDate; entity Filter parameters.rating; entity Filter parameters.address1
// spec: entity Filter parameters.daysPublished; entity Filter parameters.streetId
// spec: entity Filter parameters.departmentSysId; entity Filter parameters.publishedAt
// spec: entity Filter parameters.hasDescriptionDk; entity Filter parameters.hasDescriptionDe
// spec: entity Filter parameters.hasFloorPlan; entity Filter parameters.hasImages; entity Filter parameters.dateTs
// spec: entity Filter parameters.bsPublishedTs; entity Filter parameters.bsDaysPublished
// spec: entity Filter parameters.dataSystem; entity Filter parameters.dataType; entity Filter parameters.dataId
// spec: entity Filter parameters.dataDimensionKey; entity Filter parameters.createdTs
// spec: entity Filter parameters.updatedTs; entity Filter parameters.categories
// spec: entity Filter parameters.notCategories
test('a search can be filtered by every parameter of the specification', () => {
  const plain = (items.entity['Filter parameters'] ?? []).filter((name) => !otherForms.includes(name))
  expect(plain).toHaveLength(31)
  expect(plain.filter((name) => !/ = 7$/.test(filterString({ [name]: equal(7) })))).toEqual([])
})
