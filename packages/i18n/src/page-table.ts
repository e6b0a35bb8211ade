import type { EditionKey } from './edition-key.ts'
import type { PageCatalogue } from './messages/page-catalogues.ts'

export const taxonomies = ['category', 'job-types', 'workplaces', 'job-categories'] as const
export type Taxonomy = (typeof taxonomies)[number]

export const bookingSteps = [1, 2, 3] as const
export type BookingStep = (typeof bookingSteps)[number]

/** A page of the site that can be linked by its kind, in any language. */
export type Place =
  | { readonly kind: 'front' }
  | { readonly kind: 'booking'; readonly step: BookingStep }
  | { readonly kind: 'favorites' }
  | { readonly kind: 'shared-list'; readonly token: string }
  | { readonly kind: 'owner-tax' }
  /** The question form of a house. */
  | { readonly kind: 'question'; readonly name: string }
  /** A guest's question with its answers. */
  | { readonly kind: 'conversation'; readonly token: string }
  | { readonly kind: 'account'; readonly segments: readonly string[] }
  | { readonly kind: 'job'; readonly slug: string }
  | { readonly kind: 'lodging'; readonly name: string }
  | { readonly kind: 'taxonomy'; readonly taxonomy: Taxonomy; readonly slug: string; readonly page: number }
  | { readonly kind: 'contest' }
  | { readonly kind: 'contest-upload' }
  | { readonly kind: 'contest-year'; readonly year: number; readonly page: number }
  /** A picture, with pages of comments. */
  | { readonly kind: 'contest-image'; readonly year: number; readonly slug: string; readonly page: number }
  | { readonly kind: 'content'; readonly slugs: readonly string[]; readonly page: number }

type Localised = Readonly<Record<EditionKey, string>>

/** The pages of a contest's year; its pictures' pages are below it. */
const contestYear: Localised = {
  da: '/fotokonkurrence/fotokonkurrence-',
  de: '/fotowettbewerb/fotowettbewerb-',
  en: '/photo-contest/photo-contest-',
}

/** The properties of a page that are needed before loading it. Plain data, because every browser gets it. */
type PageRow = {
  /** The start of its address, in lower case and ASCII. */
  readonly address: Localised
  /** The texts that the page needs besides the common catalogue. */
  readonly texts: readonly PageCatalogue[]
  /** `stored` is the same for every visitor, and cached; `personal` is rendered per visitor, and never cached. */
  readonly html: 'stored' | 'personal'
  /** `index` unless the content says otherwise; `disallow` is not indexed either, and listed in robots.txt. */
  readonly robots: 'index' | 'noindex' | 'disallow'
  /** When React starts; by default when the page is idle. */
  readonly client?: PageClient
}

/** `asked`: the guest reaches for a control; guests mostly read the page. `moved`: any input. */
export type PageClient = 'asked' | 'moved'

const everywhere = (path: string): Localised => ({ da: path, de: path, en: path })

/** Pages of the site's own code. Each includes all addresses below it; longer addresses come first. */
const ownPages = {
  search: {
    // The default address; editors can move the page, and own the pages below it.
    address: { da: '/soeg-sommerhus/', de: '/ferienhaus-suche/', en: '/search-holiday-homes/' },
    texts: ['search', 'bar'],
    html: 'stored',
    robots: 'index',
    client: 'moved',
  },
  reservation: {
    address: everywhere('/booking/reservation/'),
    texts: ['reservation', 'payment', 'question', 'account'],
    html: 'personal',
    robots: 'disallow',
  },
  'add-ons': {
    address: everywhere('/booking/add-ons/'),
    texts: ['reservation', 'question', 'account'],
    html: 'personal',
    robots: 'disallow',
  },
  'change-booking': {
    address: everywhere('/booking/change/'),
    texts: ['reservation', 'rebooking', 'account'],
    html: 'personal',
    robots: 'disallow',
  },
  // Its form works without script, and nothing on it runs by itself.
  'booking-start': {
    address: everywhere('/booking/step1/'),
    texts: ['booking', 'payment', 'stay'],
    html: 'personal',
    robots: 'disallow',
    client: 'asked',
  },
  // The later steps and the receipt.
  booking: {
    address: everywhere('/booking/'),
    texts: ['booking', 'payment', 'stay'],
    html: 'personal',
    robots: 'disallow',
  },
  bookings: {
    address: everywhere('/account/bookings/'),
    texts: ['reservation', 'account'],
    html: 'personal',
    robots: 'noindex',
  },
  review: { address: everywhere('/account/review/'), texts: ['review', 'upload'], html: 'personal', robots: 'noindex' },
  'review-mails': {
    address: everywhere('/account/review-mails/'),
    texts: ['review'],
    html: 'personal',
    robots: 'noindex',
  },
  // Logging in and the guest site.
  account: { address: everywhere('/account/'), texts: ['account'], html: 'personal', robots: 'noindex' },
  newsletter: { address: everywhere('/newsletter/'), texts: [], html: 'stored', robots: 'noindex' },
  dev: { address: everywhere('/dev/'), texts: [], html: 'stored', robots: 'index' },
} as const satisfies Readonly<Record<string, PageRow>>

type OwnPage = keyof typeof ownPages

/** Pages with parameters in their address: `buildPath` writes it, `parsePath` reads it. */
const places: Readonly<Record<Exclude<Place['kind'], OwnPage>, PageRow>> = {
  front: { address: everywhere('/'), texts: ['bar'], html: 'stored', robots: 'index', client: 'moved' },
  lodging: {
    address: { da: '/sommerhus-', de: '/ferienhaus-', en: '/holiday-home-' },
    texts: ['house', 'around', 'stay', 'map'],
    html: 'stored',
    robots: 'index',
    client: 'moved',
  },
  favorites: {
    address: { da: '/favorithuse/', de: '/favorithauser/', en: '/favorite-houses/' },
    texts: ['favorites', 'stay'],
    html: 'stored',
    // Search engines see the same empty shell for every list, shared or not.
    robots: 'noindex',
  },
  'shared-list': {
    address: { da: '/vaelg-sammen/', de: '/gemeinsam-entscheiden/', en: '/decide-together/' },
    texts: ['together', 'favorites'],
    html: 'personal',
    robots: 'noindex',
    // Its forms work without script; polling for others' changes wakes it after a while.
    client: 'moved',
  },
  'owner-tax': {
    address: { da: '/skatteberegning/', de: '/steuerberechnung/', en: '/tax-calculation/' },
    texts: ['tax'],
    // An owner's figures are in the query.
    html: 'personal',
    robots: 'noindex',
  },
  question: {
    address: { da: '/spoerg-om-hus/', de: '/frage-zum-haus/', en: '/ask-about-house/' },
    texts: ['question', 'house'],
    // Its form carries a submission key, and the details of a guest who is logged in.
    html: 'personal',
    // One per house, rendered on each request.
    robots: 'disallow',
    client: 'asked',
  },
  conversation: {
    address: { da: '/dit-spoergsmaal/', de: '/ihre-frage/', en: '/your-question/' },
    texts: ['question'],
    html: 'personal',
    robots: 'noindex',
    client: 'asked',
  },
  job: { address: everywhere('/jobs/'), texts: [], html: 'stored', robots: 'index', client: 'asked' },
  contest: {
    address: { da: '/fotokonkurrence/', de: '/fotowettbewerb/', en: '/photo-contest/' },
    texts: ['contest'],
    html: 'stored',
    robots: 'index',
  },
  'contest-upload': {
    address: { da: '/fotokonkurrence/upload/', de: '/fotowettbewerb/upload/', en: '/photo-contest/upload/' },
    texts: ['contest', 'upload'],
    html: 'stored',
    robots: 'index',
  },
  'contest-year': { address: contestYear, texts: ['contest'], html: 'stored', robots: 'index' },
  'contest-image': { address: contestYear, texts: ['contest'], html: 'stored', robots: 'index' },
  taxonomy: { address: everywhere('/'), texts: [], html: 'stored', robots: 'index', client: 'asked' },
  content: { address: everywhere('/'), texts: [], html: 'stored', robots: 'index', client: 'asked' },
}

export type PageName = OwnPage | Place['kind']

export const pageTable: Readonly<Record<PageName, PageRow>> = { ...ownPages, ...places }

const ownNames: readonly OwnPage[] = Object.keys(ownPages).filter((name): name is OwnPage => name in ownPages)

/** Finds the page of the site's own code for an address. */
export function findOwnPage(edition: EditionKey, path: string): OwnPage | null {
  const isAt = (name: OwnPage): boolean => {
    const address = ownPages[name].address[edition]
    return name === 'search' ? path === address : path.startsWith(address)
  }
  return ownNames.find(isAt) ?? null
}
