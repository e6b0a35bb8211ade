import { encodeFavorites, type Favorites, parseFavorites } from '@marram/domain/favorites'
import { parseArrival } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { goTo } from '../frame/navigation/use-link-navigation.ts'
import { useHydrated } from '../kit/use-hydrated.ts'

export const favoritesViews = ['list', 'map', 'compare'] as const
export type FavoritesView = (typeof favoritesViews)[number]

/** What the address of the page says beyond its path. */
export type FavoritesAddress = {
  readonly stay: RequestedStay | null
  /** A list that somebody shared; damaged when its link was cut short. */
  readonly shared: Favorites | 'damaged' | null
  readonly view: FavoritesView
}

export const stayLimits = { duration: [1, 28], adults: [1, 20], children: [0, 20], pets: [0, 4] } as const
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
    ...defaultParty,
    adults: number('adults', defaultParty.adults),
    children: number('children', defaultParty.children),
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
  for (const [key, value] of stay ? stayWords(stay) : []) words.set(key, value)
  if (view !== 'list') words.set('view', view)
  const text = words.toString()
  return text === '' ? '' : `?${text}`
}

/** The stay as the pages of houses understand it too. */
export function stayQuery(stay: RequestedStay): string {
  return `?${new URLSearchParams(stayWords(stay))}`
}

function stayWords({ arrival, duration, party }: RequestedStay): [string, string][] {
  const { adults, children, pets } = party
  return [
    ['arrival', arrival],
    ['duration', String(duration)],
    ['adults', String(adults)],
    ...Object.entries({ children, pets }).flatMap(([key, value]): [string, string][] =>
      value > 0 ? [[key, String(value)]] : [],
    ),
  ]
}

/** What the address says, and how to change it. The stored page knows no query, so it counts only afterwards. */
export function useFavoritesAddress() {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const isHydrated = useHydrated()
  const address = useMemo(() => parseFavoritesAddress(isHydrated ? searchStr : ''), [isHydrated, searchStr])
  const change = (part: Partial<FavoritesAddress>): void => {
    const href = `${pathname}${favoritesQuery({ ...address, ...part })}`
    void goTo(router, href, { replace: true, resetScroll: false })
  }
  return { address, path: pathname, change }
}
