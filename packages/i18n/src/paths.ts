import { type EditionKey, editionKeys } from './edition-key.ts'
import { bookingSteps, type Place, pathWords, type Taxonomy, taxonomies } from './path-table.ts'

/** What an address means in an edition; `moved` when it is the other edition's word for the place. */
export type ParsedPath = { readonly place: Place; readonly moved: boolean }

/** Gives the address of a page, always in lower case and with a slash at its end. */
export function buildPath(edition: EditionKey, place: Place): string {
  const segments = segmentsOf(edition, place)
  return segments.length === 0 ? '/' : `/${segments.map(encodeURIComponent).join('/')}/`
}

function segmentsOf(edition: EditionKey, place: Place): string[] {
  switch (place.kind) {
    case 'front':
      return []
    case 'booking':
      return ['booking', `step${place.step}`]
    case 'account':
      return ['account', ...place.segments]
    case 'favorites':
      return [pathWords.favorites[edition]]
    case 'job':
      return ['jobs', place.slug]
    case 'lodging':
      return [`${pathWords.lodgingPrefix[edition]}${place.name.toLowerCase()}`]
    case 'taxonomy':
      return [place.taxonomy, place.slug, ...pageSegments(place.page)]
    case 'contest':
      return [pathWords.contest[edition]]
    case 'contest-upload':
      return [pathWords.contest[edition], 'upload']
    case 'contest-year':
      return [pathWords.contest[edition], `${pathWords.contest[edition]}-${place.year}`]
    case 'content':
      return [...place.slugs, ...pageSegments(place.page)]
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
    parseLocalised(edition, first, segments) ??
    here({ kind: 'content', ...splitPage(segments) })
  )
}

/** The same place in another edition; content slugs have other names there, so they are not translated here. */
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

function parseLocalised(edition: EditionKey, first: string, segments: readonly string[]): ParsedPath | null {
  for (const key of [edition, ...editionKeys.filter((other) => other !== edition)]) {
    const place = parseWords(key, first, segments)
    if (place) return { place, moved: key !== edition && buildPath(edition, place) !== buildPath(key, place) }
  }
  return null
}

function parseWords(key: EditionKey, first: string, segments: readonly string[]): Place | null {
  const [, second] = segments
  const prefix = pathWords.lodgingPrefix[key]
  if (segments.length === 1 && first.startsWith(prefix)) {
    const name = first.slice(prefix.length)
    return /^(?=.*\d)[a-z\d]+$/.test(name) ? { kind: 'lodging', name } : null
  }
  if (segments.length === 1 && first === pathWords.favorites[key]) return { kind: 'favorites' }
  const contest = pathWords.contest[key]
  if (first !== contest || segments.length > 2) return null
  if (second === undefined) return { kind: 'contest' }
  if (second === 'upload') return { kind: 'contest-upload' }
  const year = new RegExp(`^${contest}-(\\d{4})$`).exec(second)?.[1]
  return year ? { kind: 'contest-year', year: Number(year) } : null
}

/** `…/page/3/` is the third page of a listing; any other number stays part of the slugs. */
function splitPage(segments: readonly string[]): { slugs: string[]; page: number } {
  const number = segments.at(-1) ?? ''
  if (segments.length >= 2 && segments.at(-2) === 'page' && /^[1-9]\d{0,5}$/.test(number)) {
    return { slugs: segments.slice(0, -2), page: Number(number) }
  }
  return { slugs: [...segments], page: 1 }
}
