import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { createStayStore, type StayChoiceState, type StayStore } from './stay-store.ts'
import { useStayQuery, writeStayQuery } from './use-stay-query.ts'

type Choosers = Pick<StayStore, 'chooseArrival' | 'chooseDuration' | 'chooseParty' | 'chooseOffer'>

const Context = createContext<StayStore | null>(null)

export function useStayChoice(): StayChoiceState & Choosers {
  const store = useContext(Context)
  if (!store) throw new Error('A part of the stay stands outside StayChoiceProvider.')
  const state = useSyncExternalStore(store.subscribe, store.get, () => store.initial)
  const { chooseArrival, chooseDuration, chooseParty, chooseOffer } = store
  return useMemo(
    () => ({ ...state, chooseArrival, chooseDuration, chooseParty, chooseOffer }),
    [state, chooseArrival, chooseDuration, chooseParty, chooseOffer],
  )
}

/** One choice for calendar, price and energy. Another house begins with its own. */
export function StayChoiceProvider({ lodging, children }: { lodging: LodgingPage; children: ReactNode }) {
  const { currency } = editionByKey(usePageContext().scope.edition)
  const store = useMemo(() => createStayStore(lodging, currency, writeStayQuery), [lodging, currency])
  useStayQuery({ initial: store.initial.choice, calendar: store.base, currency, onRead: store.read })
  return <Context value={store}>{children}</Context>
}
