import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import type { Currency } from '@marram/domain/money'
import type { StayCalendar } from '@marram/domain/stay-calendar'
import { hasStayQuery, parseStayQuery, presentStayQuery } from '@marram/domain/stay-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { carriedStay } from '../../kit/carried-stay.ts'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { resolveWish, type StayChoice, snapToNearbyStay } from './stay-choice.ts'
import { createStayStore, type StayChoiceState, type StayStore } from './stay-store.ts'

type Choosers = Pick<StayStore, 'chooseArrival' | 'chooseDuration' | 'chooseParty' | 'chooseOffer'>

const Context = createContext<StayStore | null>(null)

export function useStayChoice(): StayChoiceState & Choosers {
  const store = useContext(Context)
  if (!store) throw new Error('useStayChoice was called outside StayChoiceProvider.')
  const state = useSyncExternalStore(store.subscribe, store.get, () => store.initial)
  const { chooseArrival, chooseDuration, chooseParty, chooseOffer } = store
  return useMemo(
    () => ({ ...state, chooseArrival, chooseDuration, chooseParty, chooseOffer }),
    [state, chooseArrival, chooseDuration, chooseParty, chooseOffer],
  )
}

type ProviderProps = Readonly<{
  lodging: LodgingPage
  /** Query of the server's render. */
  query: string
  children: ReactNode
}>

/** One choice for calendar, price and energy. Each house has its own. */
export function StayChoiceProvider({ lodging, query, children }: ProviderProps) {
  const { currency } = editionByKey(usePageContext().scope.edition)
  // After a client-side navigation there is no server HTML, and the browser has the URL. Later changes are read below:
  // a new store would lose the guest's choice.
  const isHydrated = useHydrated()
  const [first] = useState(() => parseStayQuery(isHydrated ? window.location.search : query))
  const store = useMemo(() => createStayStore(lodging, currency, writeStayQuery, first), [lodging, currency, first])
  useStayQuery({ usual: store.usual, calendar: store.base, currency, onRead: store.read })
  useCarriedStay(store)
  return <Context value={store}>{children}</Context>
}

/** Links of the page's frame, such as the one to the favourites, carry the same stay. */
function useCarriedStay(store: StayStore): void {
  useEffect(() => {
    const carry = (): void => carriedStay.set(store.get().query)
    carry()
    const stop = store.subscribe(carry)
    return () => {
      stop()
      carriedStay.set('')
    }
  }, [store])
}

type QueryUse = Readonly<{
  usual: StayChoice
  calendar: StayCalendar
  currency: Currency
  onRead: (choice: StayChoice) => void
}>

/**
 * The server renders the stay of the URL, or the cheapest one. If the URL has none, the last search applies after
 * hydration; going back or forward restores the choice of that entry.
 */
function useStayQuery({ usual, calendar, currency, onRead }: QueryUse): void {
  useEffect(() => {
    const path = window.location.pathname
    let first = usual
    let isGone = false
    const read = (): void => {
      if (window.location.pathname !== path) return
      const wish = parseStayQuery(window.location.search)
      onRead(hasStayQuery(wish) ? resolveWish(wish, usual, calendar) : first)
    }
    const readSearch = async (): Promise<void> => {
      const { wishOfLastSearch } = await import('./stay-search-cookie.ts')
      const wish = wishOfLastSearch(document.cookie, currency)
      if (isGone || !hasStayQuery(wish)) return
      first = snapToNearbyStay(resolveWish(wish, usual, calendar), calendar)
      read()
      // Other editions are on other hosts without access to this cookie, so the URL carries the stay.
      if (window.location.pathname === path && !hasStayQuery(parseStayQuery(window.location.search)))
        writeStayQuery(first)
    }
    if (hasStayQuery(parseStayQuery(window.location.search))) read()
    else if (/(?:^|;\s*)search=/.test(document.cookie)) {
      readSearch().catch((error: unknown) => logWarning('The last search could not be read.', error))
    }
    window.addEventListener('popstate', read)
    return () => {
      isGone = true
      window.removeEventListener('popstate', read)
    }
  }, [usual, calendar, currency, onRead])
}

/** Uses the native history and not the router's: the URL changes without loading the page's data again. */
function writeStayQuery(choice: StayChoice): void {
  const { pathname, search, hash } = window.location
  const target = `${pathname}${presentStayQuery(search, choice)}${hash}`
  History.prototype.replaceState.call(window.history, window.history.state, '', target)
}
