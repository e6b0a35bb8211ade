import { readFileSync } from 'node:fs'
import type { AgencyProfile } from '@marram/contract/agency/profile'
import { agencyProfile } from '@marram/contract/agency/profile'
import type { ContentEntry } from '@marram/contract/content/model/entry'
import { profileFile } from '@marram/demo/agency'
import { standardTerms, type Terms } from '@marram/domain/terms'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toRichText } from './markdown.ts'
import { makeStarterContent } from './starter-content.ts'

const { mark: _, ...written } = JSON.parse(readFileSync(profileFile, 'utf8'))
const profile: AgencyProfile = v.parse(agencyProfile, { ...written, name: 'Klit & Hav' })
const locales = ['da-DK', 'de-DE', 'en'] as const

const find = (entries: readonly ContentEntry[], id: string) => entries.find(({ sys }) => sys.id === id)?.fields ?? {}
const wordsOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  if ('value' in value && typeof value.value === 'string') return value.value
  return Object.values(value).map(wordsOf).join('\n')
}
const terms = (language: (typeof locales)[number], own: Terms = standardTerms, from = profile) =>
  makeStarterContent(from, own).then((entries) => wordsOf(find(entries, 'page-terms').content?.[language]))

test('every text is there in three languages, with the same parts, and nothing is left of the templates', async () => {
  const entries = await makeStarterContent(profile, standardTerms)
  const text = JSON.stringify(entries)
  expect(text).not.toMatch(/\{\w+\}/)
  expect(text).not.toMatch(/\?(?:fee|withinYear|rebookFee|rebookFree|freeUntil) /)
  expect(text).not.toContain('Marram Ferien')
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    Array.isArray(value.content) &&
    'nodeType' in value
      ? [value.nodeType, value.content.filter((part) => part.nodeType !== 'text').map(shapeOf)]
      : null
  for (const { sys, fields } of entries) {
    for (const [name, values] of Object.entries(fields)) {
      const written = locales.filter((locale) => values[locale] !== undefined)
      expect(written.length === 3 || String(written) === 'de-DE', `${sys.id} ${name}`).toBe(true)
      if (written.length < 3) continue
      const [da, de, en] = locales.map((locale) => shapeOf(values[locale]))
      expect([de, en], `${sys.id} ${name}`).toEqual([da, da])
    }
  }
})

test('a text is a draft exactly if it has a place to fill in', async () => {
  const entries = await makeStarterContent(profile, standardTerms)
  const drafts = entries.filter(({ sys }) => sys.status === 'draft').map(({ sys }) => sys.id)
  expect(drafts).toEqual([
    'page-contact',
    'page-imprint',
    'page-privacy',
    'page-terms',
    'page-accessibility',
    'area-example',
    'faq-key',
    'faq-linen',
    'faq-broken',
  ])
})

test('an edition that is off has no texts, and a fact that the profile lacks is a place to fill in', async () => {
  const { de } = profile.editions
  const german = { ...profile, company: { name: 'Klit & Hav ApS' }, editions: { de } }
  const entries = await makeStarterContent(german, standardTerms)
  expect(JSON.stringify(entries)).not.toContain('"da-DK"')
  expect(wordsOf(find(entries, 'page-imprint').content?.['de-DE'])).toContain(
    'Register: [[Bitte ergänzen: Handelsregister und Nummer]]',
  )
  const contact = (own: AgencyProfile) =>
    makeStarterContent(own, standardTerms).then((all) => wordsOf(find(all, 'page-contact').content?.['de-DE']))
  expect(await contact(profile)).toContain('persönlich: [opening-hours].')
  const { openingHours: _hours, ...without } = profile
  expect(await contact(without)).toContain('persönlich: [[Bitte ergänzen: Wochentage und Uhrzeiten]].')
})

test('the terms say what the agency’s terms say', async () => {
  const german = await terms('de-DE')
  expect(german).toContain('35 % von Miete und Pflichtreinigung sowie die Buchungsgebühr von 32')
  expect(german).toMatch(/59 bis 30 Tage vor der Anreise\n+70 %/)
  expect(german).toMatch(/ab dem 14\. Tag vor der Anreise\n+100 %/)
  expect(german).toMatch(
    /Umbuchen können Sie bis 60 Tage vor der Anreise innerhalb desselben Kalenderjahres, für 85.€\. Gäste/,
  )
  const other: Terms = {
    ...standardTerms,
    transactionFee: { DKK: 0, EUR: 0 },
    cancellation: [{ fromDaysBefore: 30, keptPercent: 50 }],
    rebooking: {
      freeUntilDaysBeforeArrival: null,
      untilDaysBeforeArrival: 20,
      fee: { DKK: 0, EUR: 0 },
      isWithinYear: false,
    },
    checkInHour: 16,
  }
  const english = await terms('en', other)
  expect(english).toContain('35% of rent and mandatory cleaning fall due 4 days after booking.')
  expect(english).not.toContain('booking fee')
  expect(english).toContain('You can rebook up to 20 days before arrival, without a fee. You change')
  expect(english).toMatch(/The house is yours from 4.pm\./)
  const freeAtFirst = { ...standardTerms, rebooking: { ...standardTerms.rebooking, freeUntilDaysBeforeArrival: 90 } }
  expect(await terms('da-DK', freeAtFirst)).toMatch(/, for 600.kr\. Indtil 90 dage før ankomst er det gratis\. Gæster/)
})

test('Markdown becomes rich text', () => {
  const { content } = toRichText(
    '## Title\n\nSee the [list](page-list), [phone] and [[Fill in: a day]].\n\n- one\n- two\n\n!form-contact',
  )
  expect(content.map((part) => wordsOf(part).replaceAll('\n', ''))).toEqual([
    'Title',
    'See the list, [phone] and [[Fill in: a day]].',
    'onetwo',
    '',
  ])
  expect(JSON.stringify(content)).toContain(
    '"nodeType":"entry-hyperlink","data":{"target":{"sys":{"type":"Link","linkType":"Entry","id":"page-list"}}}',
  )
})
