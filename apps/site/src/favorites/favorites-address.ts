import { editionByKey } from '@marram/domain/edition'
import { encodeFavorites, type Favorites, parseFavorites } from '@marram/domain/favorites'
import { copenhagenDay, parseArrival } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { presentStayQuery, requestedStay } from '@marram/domain/stay-query'
import type { EditionKey } from '@marram/i18n/edition-key'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { carriedStay } from '../kit/carried-stay.ts'
import { logWarning } from '../kit/log.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useShownPath } from '../kit/scope/use-shown-path.ts'
import { useHydrated } from '../kit/use-hydrated.ts'

export const favoritesViews = ['list', 'map', 'compare'] as const
export type FavoritesView = (typeof favoritesViews)[number]

/** State of the page in its query string. */
export type FavoritesAddress = {
  readonly stay: RequestedStay | null
  /** A shared list; damaged if its link was truncated. */
  readonly shared: Favorites | 'damaged' | null
  readonly view: FavoritesView
}

export const stayLimits = {
  duration: [1, 35],
  adults: [1, 20],
  children: [0, 20],
  infants: [0, 4],
  pets: [0, 4],
} as const
const usualNights = 7

export function parseFavoritesAddress(query: string): FavoritesAddress {
  const words = new URLSearchParams(query)
  const view = favoritesViews.find((known) => known === words.get('view')) ?? 'list'
  return { stay: parseStay(words), shared: parseShared(words.get('houses')), view }
}

function parseStay(words: URLSearchParams): RequestedStay | null {
  const arrival = parseArrival(words.get('arrival'))
  if (arrival === null) return null
  const number = (key: keyof typeof stayLimits, fallback: number): number => {
    const [min, max] = stayLimits[key]
    const value = Number(words.get(key) ?? Number.NaN)
    return Number.isInteger(value) && value >= min && value <= max ? value : fallback
  }
  const party = {
    adults: number('adults', defaultParty.adults),
    children: number('children', defaultParty.children),
    infants: number('infants', defaultParty.infants),
    pets: number('pets', defaultParty.pets),
  }
  return { arrival, duration: number('duration', usualNights), party }
}

function parseShared(written: string | null): FavoritesAddress['shared'] {
  if (written === null) return null
  const favorites = parseFavorites(written)
  return favorites === null || favorites.length === 0 ? 'damaged' : favorites
}

/** Begins with its question mark, or is empty. */
export function favoritesQuery({ stay, shared, view }: FavoritesAddress): string {
  const words = new URLSearchParams()
  if (shared !== null && shared !== 'damaged') words.set('houses', encodeFavorites(shared))
  for (const [key, value] of new URLSearchParams(stay ? stayQuery(stay) : '')) words.set(key, value)
  if (view !== 'list') words.set('view', view)
  const text = words.toString()
  return text === '' ? '' : `?${text}`
}

/** The stay in the format of house pages. */
export function stayQuery(stay: RequestedStay): string {
  return presentStayQuery('', stay)
}

/**
 * The state in the URL, and a function to change it. The cached page knows no query, so it applies only after
 * hydration.
 */
export function useFavoritesAddress() {
  const router = useRouter()
  const path = useShownPath()
  const searchStr = useLocation({ select: (location) => location.searchStr })
  const isHydrated = useHydrated()
  const address = useMemo(() => parseFavoritesAddress(isHydrated ? searchStr : ''), [isHydrated, searchStr])
  const change = (part: Partial<FavoritesAddress>): void => {
    const href = `${path}${favoritesQuery({ ...address, ...part })}`
    void goTo(router, href, { replace: true, resetScroll: false })
  }
  return { address, path, change }
}

/**
 * The dates of the page: links to other pages carry them, and if the URL of the own list has none, the dates of the
 * last search are written into it. Only once, so that a guest can remove them.
 */
export function useStayOfGuest({ stay, shared }: FavoritesAddress, onStay: (stay: RequestedStay) => void): void {
  const { edition } = usePageContext().scope
  const isOpen = useRef(stay === null && shared === null)
  useEffect(() => {
    if (!isOpen.current) return
    isOpen.current = false
    if (!/(?:^|;\s*)search=/.test(document.cookie)) return
    stayOfLastSearch(edition).then(
      (found) => found && onStay(found),
      (error: unknown) => logWarning('The last search could not be read.', error),
    )
  }, [edition, onStay])
  const query = stay === null ? '' : stayQuery(stay)
  useEffect(() => {
    carriedStay.set(query)
    return () => carriedStay.set('')
  }, [query])
}

/** Parsing a search needs all criteria, so the parser is loaded on demand. A day in the past is ignored. */
async function stayOfLastSearch(edition: EditionKey): Promise<RequestedStay | null> {
  const { wishOfLastSearch } = await import('../lodging/stay/stay-search-cookie.ts')
  const wish = wishOfLastSearch(document.cookie, editionByKey(edition).currency)
  const stay = requestedStay({ ...wish, duration: wish.duration ?? usualNights })
  return stay !== null && stay.arrival >= copenhagenDay(new Date()) ? stay : null
}
