import type { NavItem } from '@marram/contract/content/nav-shape'
import type { Setting } from '@marram/contract/content/shapes'
import type { Department } from '@marram/contract/content/simple-shapes'
import { expect, test } from 'vitest'
import { node, richText } from '../kit/content/testing/builders.ts'
import { artSource } from './art-source.ts'
import { pagesInSettings, presentDepartments, presentMenu, presentSettings } from './frame-present.ts'

function navItem(id: string, more: Partial<NavItem> = {}): NavItem {
  const empty = {
    key: null,
    type: 'Link',
    label: null,
    internalLink: null,
    customLink: null,
    text: null,
    image: null,
  } as const
  return { sys: { id }, title: id, ...empty, items: [], ...more }
}

function linkTo(path: string | null) {
  return { id: 'page', type: 'page', title: null, path }
}

function setting(key: string, more: Partial<Setting> = {}): Setting {
  return { sys: { id: key }, key, setting: null, content: null, page: null, ...more }
}

// spec: entity Content: nav item.internalLink; entity Content: nav item.customLink
test('a menu entry links to its page, or else to the URL that the editor typed', () => {
  const [page, custom] = presentMenu([
    navItem('a', { internalLink: linkTo('/preise/'), customLink: '/elsewhere/' }),
    navItem('b', { customLink: '/ferienhaus-suche/?husdyr=1', label: 'Last Minute' }),
  ])
  expect(page?.href).toBe('/preise/')
  expect(custom).toMatchObject({ href: '/ferienhaus-suche/?husdyr=1', label: 'last-minute' })
})

test('entries that do not exist in this edition are left out, and an empty panel becomes a link', () => {
  const gone = navItem('gone', { internalLink: linkTo(null), customLink: '/other/' })
  const menu = presentMenu([
    gone,
    navItem('empty', { type: 'Megamenu', items: [gone] }),
    navItem('linked', { type: 'Gallery', customLink: '/blog/', items: [gone] }),
  ])
  expect(menu.map(({ href, kind }) => [href, kind])).toEqual([['/blog/', 'link']])
})

test.each([
  ['Megamenu', 'megamenu'],
  ['Gallery', 'gallery'],
  ['List', 'list'],
  ['Link', 'list'],
  [null, 'list'],
] as const)('an entry of type %s with entries below it opens as a %s', (type, kind) => {
  const [item] = presentMenu([navItem('a', { type, items: [navItem('b', { customLink: '/b/' })] })])
  expect(item).toMatchObject({ id: '0', kind, href: null, items: [{ id: '0-0', href: '/b/', kind: 'link' }] })
})

test('departments are sorted by their position; those without one come last', () => {
  const rest = {
    address: null,
    email: null,
    phone: null,
    openingHours: null,
    keyDelivery: null,
    outsideHours: null,
    center: null,
  }
  const department = (id: string, sortOrder: number | null): Department => ({
    ...rest,
    sys: { id },
    title: id,
    sortOrder,
    page: null,
    areas: [],
    image: null,
  })
  const shown = presentDepartments([department('none', null), department('second', 2), department('first', 1)])
  expect(shown.map(({ id }) => id)).toEqual(['first', 'second', 'none'])
})

// spec: entity Site settings.cvr; entity Site settings.named entries; entity Site settings.footerText
// spec: entity Site settings.footerLink
test('settings name pages, numbers and art', () => {
  const settings = presentSettings({
    privacy: setting('privacy', { page: linkTo('/datenschutz/') }),
    imprint: setting('imprint', { page: linkTo(null) }),
    language: setting('language', {
      setting: { ownerLoginUrl: 'https://owners.example/', guestSiteUrl: 'https://guests.example/' },
    }),
    site: setting('site', {
      setting: {
        cvr: 12345678,
        footerText: 'Seit 1966',
        footerLink: { title: 'Über uns', url: '/ueber-marram/' },
        supportPhone: '+45 75 00 19 66',
        social: [{ name: 'Instagram', url: 'https://social.example/' }],
        partners: [{ name: 'Golf', svg: '<svg/>' }],
      },
    }),
  })
  expect(settings.pages).toMatchObject({ privacy: '/datenschutz/', imprint: null, history: null })
  expect(settings).toMatchObject({
    cvr: '12345678',
    footerText: 'Seit 1966',
    footerLink: { title: 'Über uns', href: '/ueber-marram/' },
    phone: '+45 75 00 19 66',
    ownerLoginUrl: 'https://owners.example/',
    guestSiteUrl: 'https://guests.example/',
    social: [{ name: 'Instagram', url: 'https://social.example/' }],
    partners: [{ name: 'Golf', src: artSource('<svg/>'), href: null }],
  })
})

// spec: entity Site settings.administration details; entity Site settings.per language
test('settings of the agency and of the language take effect', () => {
  const settings = presentSettings({
    'administration-details': setting('administration-details', {
      setting: {
        name: 'Marram A/S',
        address: 'Blåvandvej 42',
        zipcode: '6857',
        city: 'Blåvand',
        phone: '+45 1',
        cvr: '12 34',
      },
    }),
    site: setting('site', { setting: { forceLinksToOpenInTabs: true } }),
    language: setting('language', {
      setting: { defaultCountry: 'DE', newsletter: { title: 'Brief', text: 'Monatlich.' } },
    }),
  })
  expect(settings).toMatchObject({
    company: 'Marram A/S, Blåvandvej 42, 6857 Blåvand',
    phone: '+45 1',
    cvr: '12 34',
    forceTabs: true,
    defaultCountry: 'DE',
    newsletter: { title: 'Brief', text: 'Monatlich.' },
  })
})

// spec: entity Site settings.bookingflow
test('the booking flow has its own help and pages, and pages without a picture have a fallback', () => {
  const content = richText([node('paragraph', 'Rufen Sie an.')])
  const given = {
    bookingflow: setting('bookingflow', { setting: { privacyPage: 'p', cancellationPage: 'c' }, content }),
    language: setting('language', { setting: { fallbackImages: ['/dunes.jpg', 7, ''] } }),
  }
  expect(pagesInSettings(given)).toEqual(['p', 'c'])
  const link = (id: string, title: string, path: string | null) => ({ id, type: 'page', title, path })
  const settings = presentSettings(given, [link('c', 'Stornieren', '/stornieren/'), link('p', 'Daten', null)])
  expect(settings.booking).toEqual({
    help: 'Rufen Sie an.',
    privacy: null,
    cancellation: { title: 'Stornieren', href: '/stornieren/' },
  })
  expect(settings.fallbackImages).toEqual(['/dunes.jpg', '7'])
})

test('an invalid value counts as not set', () => {
  const settings = presentSettings({
    site: setting('site', { setting: { cvr: {}, supportPhone: ' ', social: 'none', partners: [{ name: 'Golf' }, 7] } }),
  })
  expect(settings).toMatchObject({ cvr: null, phone: null, social: [], partners: [], footerLink: null })
})
