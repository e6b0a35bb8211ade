import { createLodgingSets, type LodgingSets } from '../lodging/lodging-sets.ts'
import type { Term } from '../plan/term.ts'
import type { Market } from '../stay/cheapest-rent.ts'
import { createStays, type Stays } from '../stay/stays.ts'
import { type BitPool, createBitPool } from '../store/bit-pool.ts'
import type { Store } from '../store/store.ts'
import { firstIndexAt, type OptionView, viewTerm } from './view.ts'

/** The store and everything derived from it. */
export type Engine = Readonly<{
  store: Store
  sets: LodgingSets
  stays: Stays
  /** Counts intersections with one set. */
  focus: BitPool['focus']
  /** A reusable buffer with one price or key per row, valid until the next query. */
  scratch: Readonly<{ prices: Int32Array; fromPrices: Int32Array; keys: readonly Float64Array[] }>
}>

const maxKeys = 4

export function createEngine(store: Store): Engine {
  const pool = createBitPool(store.capacity)
  const sets = createLodgingSets(store, pool)
  return {
    store,
    sets,
    stays: createStays(store, sets.fitting),
    focus: pool.focus,
    scratch: {
      prices: new Int32Array(store.capacity),
      fromPrices: new Int32Array(store.capacity),
      keys: Array.from({ length: maxKeys }, () => new Float64Array(store.capacity)),
    },
  }
}

/** One index at one moment. */
export type Scene = Readonly<{ engine: Engine; view: OptionView; market: Market; base: Term }>

const scenes = new WeakMap<Engine, Map<string, Readonly<{ minute: number; scene: Scene }>>>()

/** Cached for a minute, because every request needs it. */
export function setScene(engine: Engine, view: OptionView, now: Date): Scene {
  const cache = scenes.get(engine) ?? new Map<string, Readonly<{ minute: number; scene: Scene }>>()
  scenes.set(engine, cache)
  const minute = Math.floor(now.getTime() / 60_000)
  const known = cache.get(view.uid)
  if (known?.minute === minute) return known.scene
  const scene = createScene(engine, view, now)
  cache.set(view.uid, { minute, scene })
  return scene
}

function createScene(engine: Engine, view: OptionView, now: Date): Scene {
  const { calendar } = engine.store
  const market = { currency: view.edition.currency, firstIndex: firstIndexAt(calendar, now) }
  return { engine, view, market, base: viewTerm(view, calendar, now) }
}
