import { type EditionKey, editionKeys } from './edition-key.ts'
import {
  bookingSteps,
  findOwnPage,
  type PageName,
  type Place,
  pageTable,
  type Taxonomy,
  taxonomies,
} from './page-table.ts'

/** The place at an address of an edition; `moved` if the address uses another edition's word for it. */
export type ParsedPath = { readonly place: Place; readonly moved: boolean }

/** Gives the address of a page, always in lower case and with a slash at its end. */
export function buildPath(edition: EditionKey, place: Place): string {
  const rest = ownSegments(place).map((segment) => `${encodeURIComponent(segment)}/`)
  return pageTable[place.kind].address[edition] + rest.join('')
}

/** The segments after the fixed start of the address. */
function ownSegments(place: Place): readonly string[] {
  switch (place.kind) {
    case 'booking':
      return [`step${place.step}`]
    case 'account':
      return place.segments
    case 'shared-list':
    case 'conversation':
      return [place.token]
    case 'job':
      return [place.slug]
    case 'lodging':
    case 'question':
      return [place.name.toLowerCase()]
    case 'taxonomy':
      return [place.taxonomy, place.slug, ...pageSegments(place.page)]
    case 'contest-year':
      return [String(place.year), ...pageSegments(place.page)]
    case 'contest-image':
      return [String(place.year), place.slug, ...pageSegments(place.page)]
    case 'content':
      return [...place.slugs, ...pageSegments(place.page)]
    case 'front':
    case 'favorites':
    case 'owner-tax':
    case 'contest':
    case 'contest-upload':
      return []
  }
}

function pageSegments(page: number): string[] {
  return page > 1 ? ['page', String(page)] : []
}

/** Reads a canonical path (lower case, slash at the end); null when a segment does not decode. */
export function parsePath(edition: EditionKey, path: string): ParsedPath | null {
  const segments = decodeSegments(path)
  if (!segments) return null
  const [first] = segments
  if (first === undefined) return here({ kind: 'front' })
  return (
    parseFixed(first, segments) ??
    parseLocalised(edition, segments) ??
    here({ kind: 'content', ...splitPage(segments) })
  )
}

/** Finds the row of the page table for an address; null if a segment doesn't decode. */
export function findPage(edition: EditionKey, path: string): PageName | null {
  return findOwnPage(edition, path) ?? parsePath(edition, path)?.place.kind ?? null
}

/** The usual path of the search page in any edition. */
export function isSearchPath(path: string): boolean {
  return Object.values(pageTable.search.address).includes(path)
}

/** Translates a path with any edition's word for a place into one edition's words; returns other paths unchanged. */
export function inWordsOf(edition: EditionKey, path: string): string {
  const place = parsePath(edition, path.toLowerCase())?.place
  return place && hasLocalWord(place) ? buildPath(edition, place) : path
}

function hasLocalWord({ kind }: Place): boolean {
  return new Set(Object.values(pageTable[kind].address)).size > 1
}

/** Finds the same place in another edition; content slugs differ there, so they are not translated here. */
export function translatePath(from: EditionKey, to: EditionKey, path: string): string | null {
  const parsed = parsePath(from, path)
  if (!parsed || parsed.place.kind === 'content') return null
  return buildPath(to, parsed.place)
}

function here(place: Place): ParsedPath {
  return { place, moved: false }
}

function decodeSegments(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

function parseFixed(first: string, segments: readonly string[]): ParsedPath | null {
  const [, second, ...rest] = segments
  if (first === 'booking' && segments.length <= 2) {
    const step = bookingSteps.find((known) => second === undefined || second === `step${known}`)
    return step ? here({ kind: 'booking', step }) : null
  }
  if (first === 'account') return here({ kind: 'account', segments: segments.slice(1) })
  if (first === 'jobs' && second !== undefined && rest.length === 0) return here({ kind: 'job', slug: second })
  if (isTaxonomy(first) && second !== undefined) {
    const { slugs, page } = splitPage([second, ...rest])
    return slugs.length === 1 ? here({ kind: 'taxonomy', taxonomy: first, slug: second, page }) : null
  }
  return null
}

function isTaxonomy(word: string): word is Taxonomy {
  return taxonomies.some((known) => known === word)
}

function parseLocalised(edition: EditionKey, segments: readonly string[]): ParsedPath | null {
  const path = `/${segments.map(encodeURIComponent).join('/')}/`
  for (const key of [edition, ...editionKeys.filter((other) => other !== edition)]) {
    const place = parseWords(key, path)
    if (place) return { place, moved: key !== edition && buildPath(edition, place) !== buildPath(key, place) }
  }
  return null
}

function parseWords(key: EditionKey, path: string): Place | null {
  const name = restOf(path, 'lodging', key)
  if (name !== null) return /^(?=.*\d)[a-z\d]+$/.test(name) ? { kind: 'lodging', name } : null
  for (const kind of ['favorites', 'owner-tax', 'contest', 'contest-upload'] as const) {
    if (path === pageTable[kind].address[key]) return { kind }
  }
  const house = restOf(path, 'question', key)
  if (house !== null) return /^(?=.*\d)[a-z\d]+$/.test(house) ? { kind: 'question', name: house } : null
  for (const kind of ['shared-list', 'conversation'] as const) {
    const token = restOf(path, kind, key)
    // A truncated link is valid too: its page explains it.
    if (token !== null) return /^[\da-z]{1,64}$/.test(token) ? { kind, token } : null
  }
  const ofContest = restOf(path, 'contest-year', key)
  return ofContest === null ? null : parseContestPage(ofContest.split('/'))
}

/** A year, or one of its pictures by slug; both can have several pages. */
function parseContestPage(segments: readonly string[]): Place | null {
  const { slugs, page } = splitPage(segments)
  const [digits = '', slug] = slugs
  if (!/^\d{4}$/.test(digits)) return null
  const year = Number(digits)
  if (slug === undefined) return { kind: 'contest-year', year, page }
  const isPicture = slugs.length === 2 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug)
  return isPicture ? { kind: 'contest-image', year, slug, page } : null
}

function restOf(path: string, page: PageName, key: EditionKey): string | null {
  const address = pageTable[page].address[key]
  return path.startsWith(address) ? path.slice(address.length, -1) : null
}

/** `…/page/3/` is the third page of a listing; any other number is part of the slugs. */
function splitPage(segments: readonly string[]): { slugs: string[]; page: number } {
  const number = segments.at(-1) ?? ''
  if (segments.length >= 2 && segments.at(-2) === 'page' && /^[1-9]\d{0,5}$/.test(number)) {
    return { slugs: segments.slice(0, -2), page: Number(number) }
  }
  return { slugs: [...segments], page: 1 }
}
