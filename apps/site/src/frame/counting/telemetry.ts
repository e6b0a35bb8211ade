import { splitTelemetryBatch } from '@marram/domain/telemetry-batch'
import type { EditionKey } from '@marram/i18n/edition-key'
import { findPage, parsePath } from '@marram/i18n/paths'

export type TelemetryDeps = {
  readonly lan: number
  /** Checked for every event: without consent nothing is even collected. */
  readonly mayCount: () => boolean
  /** Hands a batch to the browser, which sends it even after the page is left; false if it refuses. */
  readonly send: (body: string) => boolean
}

export type Telemetry = {
  count(name: string): void
  /** The current page; counted once, even if consent is read or given later. */
  showPage(name: string): void
  consentChanged(): void
  /** Sends the queued events. */
  flush(): void
}

/** Browsers limit pending beacons to 64 KiB; the server accepts larger batches. */
const beaconCharacters = 50_000

/**
 * Batches events into few requests. Equal events are sent as one with their count, so that thousands fit into the
 * beacon of a closing page. A refused batch is retried with the next flush.
 */
export function createTelemetry({ lan, mayCount, send }: TelemetryDeps): Telemetry {
  let counts = new Map<string, number>()
  let uncounted: string | null = null
  const add = (name: string, count = 1) => void counts.set(name, (counts.get(name) ?? 0) + count)
  const countPage = () => {
    if (uncounted === null || !mayCount()) return
    add(uncounted)
    uncounted = null
  }
  return {
    count(name) {
      if (mayCount()) add(name)
    },
    showPage(name) {
      uncounted = name
      countPage()
    },
    consentChanged: countPage,
    flush() {
      const events = [...counts].map(([name, count]) => ({ name, count }))
      counts = new Map()
      if (events.length === 0 || !mayCount()) return
      for (const batch of splitTelemetryBatch({ service: 'site', lan, traces: null, events }, beaconCharacters)) {
        if (!send(JSON.stringify(batch))) for (const { name, count } of batch.events) add(name, count)
      }
    },
  }
}

/** The kind of a page, never its URL. `result=1` marks a search page as the view of a result. */
export function pageName(edition: EditionKey, path: string, query: string): string {
  const isSearch = findPage(edition, path) === 'search'
  if (isSearch && new URLSearchParams(query).get('result') === '1') return 'page:search-result'
  return `page:${parsePath(edition, path)?.place.kind ?? 'unknown'}`
}
