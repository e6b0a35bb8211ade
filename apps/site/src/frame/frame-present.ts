import type { NavItem } from '@marram/contract/content/nav-shape'
import type { Settings } from '@marram/contract/content/shapes'
import type { Department, Link } from '@marram/contract/content/simple-shapes'
import { plainText } from '../kit/content/rules/plain-text.ts'
import { artSource } from './art-source.ts'
import type { FrameArt, FrameDepartment, FrameLink, FrameSettings, MenuItem } from './frame-data.ts'

const kinds = { Link: 'link', Megamenu: 'megamenu', Gallery: 'gallery', List: 'list' } as const
const labels = { News: 'news', 'Last Minute': 'last-minute' } as const

/**
 * Leaves out entries without a target in this edition; a panel without entries is a plain link. Keys are positions:
 * every page carries the menu in its data, where the content service's ids would add half a kilobyte.
 */
export function presentMenu(items: readonly NavItem[], above = ''): MenuItem[] {
  return items.flatMap((raw, index): MenuItem[] => {
    const id = `${above}${index}`
    const items = presentMenu(raw.items, `${id}-`)
    const href = raw.internalLink ? raw.internalLink.path : raw.customLink
    if (href === null && items.length === 0) return []
    return [
      {
        id,
        key: raw.key,
        title: raw.title,
        kind: items.length === 0 ? 'link' : panelKind(raw.type),
        label: raw.label && labels[raw.label],
        href,
        text: raw.text,
        picture: raw.image && {
          url: raw.image.url,
          ...(raw.image.contentType !== null && { contentType: raw.image.contentType }),
        },
        items,
      },
    ]
  })
}

function panelKind(type: NavItem['type']): MenuItem['kind'] {
  const kind = type === null ? 'list' : kinds[type]
  return kind === 'link' ? 'list' : kind
}

/** A small menu has no panels, so entries below the first level are left out. */
export function presentLinks(items: readonly NavItem[]): FrameLink[] {
  return presentMenu(items).flatMap(({ title, href }) => (href === null ? [] : [{ title, href }]))
}

export function presentDepartments(departments: readonly Department[]): FrameDepartment[] {
  return departments
    .map(({ sys, title, address, email, phone, sortOrder, page }) => ({
      id: sys.id,
      title,
      address: address?.address || null,
      zipcode: address?.zipcode || null,
      city: address?.city || null,
      email,
      phone,
      sortOrder: sortOrder ?? Number.MAX_SAFE_INTEGER,
      href: page?.path ?? null,
    }))
    .sort((a, b) => a.sortOrder - b.sortOrder)
}

const pageKeys = [
  'history',
  'contact',
  'imprint',
  'privacy',
  'cookies',
  'terms',
  'accessibility',
  'search',
  'review-checks',
] as const

/** Keys of the settings that the frame needs. */
export const frameSettingKeys: readonly string[] = [
  ...pageKeys,
  'reviews',
  'site',
  'language',
  'administration-details',
  'bookingflow',
]

const bookingPages = ['privacyPage', 'cancellationPage'] as const

/** Ids of entries that the settings refer to. */
export function pagesInSettings({ bookingflow }: Settings): string[] {
  return bookingPages.flatMap((name) => textOf(bookingflow?.setting?.[name]) ?? [])
}

/** Editors write these values by hand: invalid ones count as not set. `named` are the entries of `pagesInSettings`. */
export function presentSettings(settings: Settings, named: readonly Link[] = []): FrameSettings {
  const site = settings.site?.setting ?? {}
  const language = settings.language?.setting ?? {}
  const agency = settings['administration-details']?.setting ?? {}
  const pathOf = (key: string): string | null => settings[key]?.page?.path ?? null
  return {
    pages: {
      history: pathOf('history'),
      contact: pathOf('contact'),
      imprint: pathOf('imprint'),
      privacy: pathOf('privacy'),
      cookies: pathOf('cookies'),
      // The terms of the booking flow have priority.
      terms: pathOf('bookingflow') ?? pathOf('terms'),
      accessibility: pathOf('accessibility'),
      search: pathOf('search'),
      reviewChecks: pathOf('review-checks'),
    },
    phone: textOf(site.supportPhone ?? site.phone ?? agency.phone),
    ownerLoginUrl: textOf(language.ownerLoginUrl),
    guestSiteUrl: textOf(language.guestSiteUrl),
    footerText: textOf(site.footerText),
    footerLink: footerLinkOf(site.footerLink),
    cvr: textOf(site.cvr ?? agency.cvr),
    social: recordsOf(site.social).flatMap((entry) => {
      const [name, url] = [textOf(entry.name ?? entry.title), textOf(entry.url ?? entry.href)]
      return name && url ? [{ name, url }] : []
    }),
    certificates: recordsOf(site.certificates).flatMap(artOf),
    partners: recordsOf(site.partners).flatMap(artOf),
    ratingPage: textOf(language.ratingPageLink) ?? pathOf('reviews'),
    company: companyOf(agency),
    forceTabs: site.forceLinksToOpenInTabs === true,
    defaultCountry: textOf(language.defaultCountry),
    newsletter: newsletterOf(language.newsletter),
    fallbackImages: Array.isArray(language.fallbackImages)
      ? language.fallbackImages.flatMap((address) => textOf(address) ?? [])
      : [],
    booking: bookingOf(settings.bookingflow, named),
  }
}

function bookingOf(bookingflow: Settings[string], named: readonly Link[]): FrameSettings['booking'] {
  const linkOf = (name: (typeof bookingPages)[number]): FrameLink | null => {
    const id = textOf(bookingflow?.setting?.[name])
    const { title, path } = named.find((link) => link.id === id) ?? {}
    return title && path ? { title, href: path } : null
  }
  return {
    help: textOf(bookingflow?.content ? plainText(bookingflow.content.json) : null),
    privacy: linkOf('privacyPage')?.href ?? null,
    cancellation: linkOf('cancellationPage'),
  }
}

/** Name and address, which the law requires on every page. */
function companyOf({ name, address, zipcode, city }: Record<string, unknown>): string | null {
  const town = [textOf(zipcode), textOf(city)].filter((part) => part !== null).join(' ')
  return textOf(name) && [textOf(name), textOf(address) ?? '', town].filter((part) => part !== '').join(', ')
}

function newsletterOf(value: unknown): FrameSettings['newsletter'] {
  if (!isRecord(value)) return null
  const [title, text] = [textOf(value.title), textOf(value.text)]
  return title && text ? { title, text } : null
}

function artOf(entry: Record<string, unknown>): FrameArt[] {
  const [name, image] = [textOf(entry.name ?? entry.title), textOf(entry.svg ?? entry.image ?? entry.logo)]
  return name && image ? [{ name, src: artSource(image), href: textOf(entry.url ?? entry.href) }] : []
}

function footerLinkOf(value: unknown): FrameSettings['footerLink'] {
  if (!isRecord(value)) return null
  const [title, href] = [textOf(value.title), textOf(value.url ?? value.href)]
  return title && href ? { title, href } : null
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
