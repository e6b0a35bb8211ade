import { LRUCache } from 'lru-cache'
import type { Condition } from '../filter/condition.ts'
import { createLodgingSets, type LodgingSets } from '../lodging/lodging-sets.ts'
import { planFilter } from '../plan/plan-filter.ts'
import type { Term } from '../plan/term.ts'
import { createStays, type Market, type Stays } from '../stay/stays.ts'
import type { Store } from '../store/store.ts'
import { firstIndexAt, type OptionView, viewTerm } from './view.ts'

/** The store with everything that is derived from it. */
export type Engine = Readonly<{
  store: Store
  sets: LodgingSets
  stays: Stays
  plan: (condition: Condition | null) => readonly Term[]
}>

export function createEngine(store: Store): Engine {
  const plans = new LRUCache<Condition, readonly Term[]>({ max: 5000 })
  const plan = (condition: Condition | null): readonly Term[] => {
    if (condition === null) return planFilter(null, store.calendar)
    const known = plans.get(condition)
    if (known) return known
    const made = planFilter(condition, store.calendar)
    plans.set(condition, made)
    return made
  }
  return { store, sets: createLodgingSets(store), stays: createStays(store), plan }
}

/** One index at one moment. */
export type Scene = Readonly<{ engine: Engine; view: OptionView; market: Market; base: Term }>

const scenes = new WeakMap<Engine, Map<string, Readonly<{ minute: number; scene: Scene }>>>()

/** Nothing about it changes within a minute, and every request asks. */
export function setScene(engine: Engine, view: OptionView, now: Date): Scene {
  const own = scenes.get(engine) ?? new Map<string, Readonly<{ minute: number; scene: Scene }>>()
  scenes.set(engine, own)
  const minute = Math.floor(now.getTime() / 60_000)
  const known = own.get(view.uid)
  if (known?.minute === minute) return known.scene
  const scene = createScene(engine, view, now)
  own.set(view.uid, { minute, scene })
  return scene
}

function createScene(engine: Engine, view: OptionView, now: Date): Scene {
  const { calendar } = engine.store
  const market = { currency: view.edition.currency, firstIndex: firstIndexAt(calendar, now) }
  return { engine, view, market, base: viewTerm(view, calendar, now) }
}
