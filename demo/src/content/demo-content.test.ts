import { contentTypes } from '@marram/contract/content/model/content-types'
import { sectionTypeIds } from '@marram/contract/content/model/sections'
import { editions, findEditionByLocale } from '@marram/domain/edition'
import { addDays, daysBetween } from '@marram/domain/iso-day'
import { slug } from '@marram/domain/slug'
import { describe, expect, test } from 'vitest'
import { demoContests } from '../broker/contests/contests.ts'
import { redirectRows } from '../broker/settings.ts'
import { areas } from '../catalogue/places/areas.ts'
import { locations } from '../catalogue/places/place-book.ts'
import { streets } from '../catalogue/places/streets.ts'
import { wholeCatalogue } from '../catalogue/testing/whole-catalogue.ts'
import { parseDrawingAddress } from '../imagery/drawing-address.ts'
import { demoContent } from './testing/demo-content.ts'
import { modelProblems } from './testing/model-problems.ts'
import { pagePath } from './testing/paths.ts'
import { isRecord, linesIn, linksIn, locales, textIn, valueIn } from './testing/walk.ts'

const today = '2026-11-15'
/** A page of the site's own code. */
const contestPaths = { 'da-DK': '/fotokonkurrence/', 'de-DE': '/fotowettbewerb/', en: '/photo-contest/' }
const { entries, assets } = demoContent(today)
const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
const typeOf = new Map(entries.map(({ sys }) => [sys.id, sys.contentType]))
const ofType = (type: string) => entries.filter(({ sys }) => sys.contentType === type)
const sharedOf = (entry: (typeof entries)[number], field: string) => valueIn(entry, field, 'de-DE')

describe('the content as a whole', () => {
  test('fits the model: fields, kinds of value, editions, choices and sizes', () => {
    expect(entries.flatMap((entry) => modelProblems(entry, typeOf))).toEqual([])
  })

  test('is complete in three languages: an entry that lacks one is named by its file', () => {
    const [faq] = ofType('faq')
    const german = (field: string) => ({ 'de-DE': faq?.fields[field]?.['de-DE'] })
    const half = {
      sys: { id: 'half', contentType: 'faq' },
      fields: { question: german('question'), answer: german('answer') },
    }
    expect(modelProblems(half, typeOf)).toEqual([
      'faq/half.json: question stands in de-DE',
      'faq/half.json: answer stands in de-DE',
    ])
  })

  test('has a unique id for every entry and picture', () => {
    const ids = [...entries, ...assets].map(({ sys }) => sys.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('links only to what exists, in fields and in texts', () => {
    const pictures = new Set(assets.map(({ sys }) => sys.id))
    const broken = entries.flatMap(({ sys, fields }) =>
      linksIn(fields)
        .filter(({ linkType, id }) => !(linkType === 'Asset' ? pictures.has(id) : byId.has(id)))
        .map(({ id }) => `${sys.id} → ${id}`),
    )
    expect(broken).toEqual([])
  })

  test('uses every picture, section and block that it has', () => {
    const used = new Set(entries.flatMap(({ fields }) => linksIn(fields).map(({ id }) => id)))
    const inlays = ['form', 'map', 'faq', ...sectionTypeIds, ...contentTypes.map(({ sys }) => sys.id).slice(-9)]
    const idle = entries.filter(({ sys }) => inlays.includes(sys.contentType) && !used.has(sys.id))
    expect(idle.map(({ sys }) => sys.id)).toEqual([])
    expect(inlays.filter((type) => ofType(type).length === 0)).toEqual([])
    expect(assets.filter(({ sys }) => !used.has(sys.id)).map(({ sys }) => sys.id)).toEqual([])
  })

  test('has something of every content type', () => {
    expect(contentTypes.map(({ sys }) => sys.id).filter((type) => ofType(type).length === 0)).toEqual([])
  })

  test('is the same for the same day, and on another day differs in dates only', () => {
    const dates = /"(datePublished|dateUpdated|applicationDeadline)":\{"de-DE":"[\d-]+"\}/g
    const undated = (day: string) => JSON.stringify(demoContent(day)).replace(dates, '$1')
    expect(demoContent(today)).toEqual({ entries, assets })
    expect(undated('2027-07-03')).toBe(undated(today))
    expect(demoContent('2027-07-03')).not.toEqual({ entries, assets })
  })
})

describe('addresses', () => {
  const routed = ['page', 'blog', 'job', 'area', 'street', 'category']
  const folders: Readonly<Record<string, string>> = {
    blog: '/blog',
    job: '/jobs',
    'job-category': '/job-categories',
    'job-type': '/job-types',
    workplace: '/workplaces',
  }

  function addressOf(entry: (typeof entries)[number], locale: (typeof locales)[number]): string {
    const { contentType } = entry.sys
    const folder = folders[contentType === 'category' ? String(sharedOf(entry, 'type')) : contentType]
    if (contentType === 'category' && folder === '/blog') return `/category/${textIn(entry, 'slug', locale)}/`
    return folder ? `${folder}/${textIn(entry, 'slug', locale)}/` : pagePath(entry, locale, byId)
  }

  test.each(locales)('in %s consist of plain slugs, unique below each page', (locale) => {
    const seen = new Set<string>()
    for (const entry of entries.filter(({ sys }) => routed.includes(sys.contentType))) {
      const own = textIn(entry, 'slug', locale)
      expect(own, entry.sys.id).toBe(slug(own))
      const kind = entry.sys.contentType
      const below =
        kind === 'blog' || kind === 'job' ? kind : kind === 'category' ? String(sharedOf(entry, 'type')) : ''
      const address = `${below}${linksIn(entry.fields.parent)[0]?.id ?? ''}/${own}`
      expect(seen, `${entry.sys.id} at ${address}`).not.toContain(address)
      seen.add(address)
    }
  })

  test.each(['da-DK', 'de-DE'] as const)(
    'in %s write ä, ø and their like as two letters, except in names',
    (locale) => {
      const names = new Set(['area', 'street'].flatMap(ofType).map((entry) => textIn(entry, 'slug', locale)))
      const letters = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'oe', å: 'aa' }
      const whole = (word: string): string =>
        slug(Object.entries(letters).reduce((text, [from, to]) => text.replaceAll(from, to), word.toLowerCase()))
      const wrong = entries
        .filter(({ sys }) => routed.includes(sys.contentType))
        .flatMap((entry) => {
          const own = textIn(entry, 'slug', locale)
          const parts = new Set(own.split('-'))
          const words = textIn(entry, 'title', locale).split(/[^\p{L}\d]+/u)
          return words
            .filter((word) => whole(word) !== slug(word) && parts.has(slug(word)) && !names.has(slug(word)))
            .map((word) => `${entry.sys.id}: ${own} for ${word}`)
        })
      expect(wrong).toEqual([])
    },
  )

  test('that moved lead to a page, which no longer has the old address', () => {
    for (const { from_path: from, language_id: languageId, to_target: to } of redirectRows()) {
      for (const { locale } of editions.filter((edition) => languageId === 0 || languageId === edition.languageId)) {
        const paths = new Set(
          entries.filter(({ sys }) => routed.includes(sys.contentType)).map((entry) => addressOf(entry, locale)),
        )
        expect(paths, from).not.toContain(from)
        const path = to.replace(/[?#].*$/, '')
        if (path.startsWith('/') && path !== '/') expect(paths, `${from} in ${locale}`).toContain(path)
      }
    }
  })

  test('have at most two parents', () => {
    const depths = ofType('page').map((entry) => pagePath(entry, 'en', byId).split('/').length - 2)
    expect(Math.max(...depths)).toBe(3)
  })

  test.each(locales)('in texts in %s resolve to a page', (locale) => {
    const paths = new Set(ofType('page').map((entry) => pagePath(entry, locale, byId)))
    const written = [
      ...ofType('callToAction').map((entry) => textIn(entry, 'url', locale)),
      ...ofType('navItem').map((entry) => textIn(entry, 'customLink', locale)),
      ...settingAddresses('setting-site', ['footerLink'], locale),
      ...settingAddresses('setting-language', ['ratingPageLink'], locale),
      ...ofType('redirect')
        .filter((entry) => sharedOf(entry, 'locale') === locale)
        .map((entry) => String(sharedOf(entry, 'to'))),
    ].filter((address) => address.startsWith('/'))
    expect(written.length).toBeGreaterThan(5)
    const ownAddresses = ['/newsletter/', contestPaths[locale]]
    const isThere = (path: string): boolean => paths.has(path) || ownAddresses.includes(path)
    expect(written.filter((address) => !isThere(address.replace(/[?#].*$/, '')))).toEqual([])
  })

  function settingAddresses(id: string, keys: readonly string[], locale: (typeof locales)[number]): string[] {
    const value = byId.get(id)?.fields.setting?.[locale]
    const found = keys.map((key) => (isRecord(value) ? value[key] : null))
    return found.map((address) => (isRecord(address) ? String(address.url) : String(address)))
  }

  test.each(locales)('of a contest in %s resolve to its conditions', (locale) => {
    const languageId = findEditionByLocale(locale)?.languageId
    const texts = demoContests(today).flatMap((contest) => contest.texts)
    const found = texts.filter(({ language_id }) => language_id === languageId).map((text) => text.conditions_url)
    const conditions = byId.get('page-contest-conditions')
    expect(new Set(found)).toEqual(new Set([conditions && pagePath(conditions, locale, byId)]))
  })

  test('redirect permanently and temporarily, to a hash and to another site', () => {
    const targets = ofType('redirect').map((entry) => String(sharedOf(entry, 'to')))
    const kinds = new Set(ofType('redirect').map((entry) => sharedOf(entry, 'isPermanent')))
    expect(kinds).toEqual(new Set([true, false]))
    const [path = '', hash = ''] = targets.find((to) => to.includes('#'))?.split('#') ?? []
    const aimed = ofType('page').find((entry) => pagePath(entry, 'de-DE', byId) === path)
    expect(aimed && linesIn(aimed, 'de-DE').map(slug)).toContain(hash)
    expect(targets.some((to) => to.startsWith('https://'))).toBe(true)
  })
})

describe('promised content', () => {
  test('is complete', () => {
    const counts = Object.fromEntries(
      ['page', 'blog', 'job', 'area', 'street', 'department', 'employee', 'faq', 'form'].map((type) => [
        type,
        ofType(type).length,
      ]),
    )
    expect(counts).toMatchObject({ blog: 12, job: 6, area: 16, street: 10, department: 4, form: 3 })
    expect(counts.page).toBeGreaterThanOrEqual(25)
    expect(counts.faq).toBeGreaterThanOrEqual(20)
    expect(ofType('employee').filter((entry) => sharedOf(entry, 'isArchived') === false)).toHaveLength(14)
  })

  test('posts are dated within the last 14 months, one day each', () => {
    const days = ofType('blog').map((entry) => String(sharedOf(entry, 'datePublished')))
    expect(new Set(days).size).toBe(12)
    expect(days.every((day) => day < today && day > addDays(today, -427))).toBe(true)
    for (const post of ofType('blog')) {
      const [published, updated] = [sharedOf(post, 'datePublished'), sharedOf(post, 'dateUpdated')]
      if (updated !== undefined) expect(String(updated) > String(published) && String(updated) <= today).toBe(true)
    }
  })

  test('vacancies are still open', () => {
    const left = ofType('job').map((entry) => daysBetween(today, String(sharedOf(entry, 'applicationDeadline'))))
    expect(left.every((days) => days >= 14)).toBe(true)
  })

  test('posts and vacancies are listed under taxonomies of their own kind', () => {
    const kindOf = (id: string) => {
      const found = byId.get(id)
      return found && sharedOf(found, 'type')
    }
    const kinds = (type: string, field: string) =>
      new Set(ofType(type).flatMap((entry) => linksIn(entry.fields[field]).map(({ id }) => kindOf(id))))
    expect(kinds('blog', 'categories')).toEqual(new Set(['blog']))
    expect(kinds('job', 'jobCategory')).toEqual(new Set(['job-category']))
    expect(kinds('job', 'jobType')).toEqual(new Set(['job-type']))
    expect(kinds('job', 'workplaces')).toEqual(new Set(['workplace']))
  })

  test('every area of the catalogue has its page, with its locations and an office', () => {
    const pages = ofType('area')
    expect(pages.map((entry) => sharedOf(entry, 'bsId')).sort()).toEqual(areas.map(({ id }) => id).sort())
    expect(pages.flatMap((entry) => sharedOf(entry, 'locationIds')).sort()).toEqual(
      locations.map(({ id }) => id).sort(),
    )
    const served = ofType('department').flatMap((entry) => linksIn(entry.fields.areas).map(({ id }) => id))
    expect(served.sort()).toEqual(pages.map(({ sys }) => sys.id).sort())
  })

  test('every street page names streets of the catalogue', () => {
    const known = new Set(streets.map(({ id }) => id))
    const named = ofType('street').flatMap((entry) => sharedOf(entry, 'brokerStreetIds'))
    expect(named.length).toBeGreaterThanOrEqual(10)
    expect(named.filter((id) => typeof id !== 'number' || !known.has(id))).toEqual([])
  })

  test('every street page has a house to show', () => {
    const inhabited = new Set(wholeCatalogue().lodgings.map(({ house }) => house.street.id))
    const empty = ofType('street').filter(
      (entry) => ![sharedOf(entry, 'brokerStreetIds')].flat().some((id) => typeof id === 'number' && inhabited.has(id)),
    )
    expect(empty.map(({ sys }) => sys.id)).toEqual([])
  })

  test('every picture can be drawn', () => {
    const prefix = '/services/images/own/demo/'
    const files = assets.map(({ fields }) => fields.file?.['de-DE'])
    for (const file of files) {
      const url = isRecord(file) ? String(file.url) : ''
      expect(url.startsWith(prefix) && parseDrawingAddress(url.slice(prefix.length)), url).toBeTruthy()
    }
  })

  test('menus exist under their keys, with a panel of each kind and both labels', () => {
    const items = ofType('navItem')
    const all = (field: string) => new Set(items.map((entry) => sharedOf(entry, field)))
    const menuKeys = ofType('page').flatMap((entry) => sharedOf(entry, 'menuKey') ?? [])
    expect(all('key')).toEqual(new Set(['main', 'footer', 'service', 'front', undefined, ...menuKeys]))
    expect(all('type')).toEqual(new Set(['Link', 'Megamenu', 'Gallery', 'List']))
    expect(all('label')).toEqual(new Set(['News', 'Last Minute', undefined]))
  })

  test('every setting is set, the owners’ login in the Danish edition only', () => {
    const keys = ofType('setting').map((entry) => sharedOf(entry, 'key'))
    const wanted =
      'site error-page search frontpage contact imprint privacy history cookies terms accessibility reviews review-checks specificPages administration-details blog jobs areas bookingflow language'
    expect(keys.sort()).toEqual(wanted.split(' ').sort())
    const logins = locales.filter((locale) => {
      const value = byId.get('setting-language')?.fields.setting?.[locale]
      return isRecord(value) && 'ownerLoginUrl' in value
    })
    expect(logins).toEqual(['da-DK'])
  })

  test('no text is copied from another entry', () => {
    const written = entries.filter(({ sys }) => sys.contentType !== 'department')
    const long = written.flatMap((entry) => linesIn(entry, 'en').filter((line) => line.length > 60))
    expect(long.filter((line, index) => long.indexOf(line) !== index && !line.startsWith('A few lines and'))).toEqual(
      [],
    )
  })
})
