import type { Currency } from '@marram/domain/money'
import type { StayCalendar } from '@marram/domain/stay-calendar'
import { useEffect } from 'react'
import { logWarning } from '../../kit/log.ts'
import { isWish, meantStay, parseStayQuery, presentStayQuery, resolveWish, type StayChoice } from './stay-choice.ts'

type QueryUse = Readonly<{
  initial: StayChoice
  calendar: StayCalendar
  currency: Currency
  onRead: (choice: StayChoice) => void
}>

/**
 * The stored page shows everybody the same choice. Once it is alive, the address or else the last search has its say,
 * and going back or forward shows what was chosen then.
 */
export function useStayQuery({ initial, calendar, currency, onRead }: QueryUse): void {
  useEffect(() => {
    const path = window.location.pathname
    let first = initial
    let isGone = false
    const read = (): void => {
      if (window.location.pathname !== path) return
      const wish = parseStayQuery(window.location.search)
      onRead(isWish(wish) ? resolveWish(wish, initial, calendar) : first)
    }
    const readSearch = async (): Promise<void> => {
      const { wishOfLastSearch } = await import('./stay-search-cookie.ts')
      const wish = wishOfLastSearch(document.cookie, currency)
      if (isGone || !isWish(wish)) return
      first = meantStay(resolveWish(wish, initial, calendar), calendar)
      read()
    }
    if (isWish(parseStayQuery(window.location.search))) read()
    else if (/(?:^|;\s*)search=/.test(document.cookie)) {
      readSearch().catch((error: unknown) => logWarning('The last search could not be read.', error))
    }
    window.addEventListener('popstate', read)
    return () => {
      isGone = true
      window.removeEventListener('popstate', read)
    }
  }, [initial, calendar, currency, onRead])
}

/**
 * By the browser's own method, past the router's: the address changes, the page stays, and the router would fetch the
 * page's data anew for it.
 */
export function writeStayQuery(choice: StayChoice): void {
  const { pathname, search, hash } = window.location
  const target = `${pathname}${presentStayQuery(search, choice)}${hash}`
  History.prototype.replaceState.call(window.history, window.history.state, '', target)
}
