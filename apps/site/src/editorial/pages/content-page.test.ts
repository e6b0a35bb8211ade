import type { Section } from '@marram/contract/content/section-shape'
import { expect, test } from 'vitest'
import type { Listing } from '../../kit/entry/entry-view.ts'
import { openQuestions } from './content-page.tsx'

const faq = (id: string) => ({ sys: { id }, question: id, answer: null })
const section = (...ids: string[]): Section => ({
  __typename: 'SectionFaq',
  sys: { id: 'section' },
  title: null,
  faqs: ids.map(faq),
})
const listing: Listing = { kind: 'faqs', faqs: [faq('keys'), faq('dogs')] }

test('a question that is in a section is not repeated in the list', () => {
  expect(openQuestions(listing, { sections: [section('keys')] })).toEqual({ kind: 'faqs', faqs: [faq('dogs')] })
  expect(openQuestions(listing, { sections: [section('keys'), section('dogs')] })).toBeNull()
})

test('other lists, and pages without such sections, stay as they are', () => {
  expect(openQuestions(listing, { sections: [] })).toEqual(listing)
  expect(openQuestions({ kind: 'faqs', faqs: [] }, { sections: [section('keys')] })).toEqual({ kind: 'faqs', faqs: [] })
  expect(openQuestions(null, { sections: [section('keys')] })).toBeNull()
})
