import { splitTelemetryBatch } from '@marram/domain/telemetry-batch'
import type { EditionKey } from '@marram/i18n/edition-key'
import { findPage, parsePath } from '@marram/i18n/paths'

/** Counted by its name alone; the server keeps nothing else. */
export type TelemetryEvent = { readonly name: string }

export type TelemetryDeps = {
  readonly lan: number
  /** Asked at every event: without consent nothing is even collected. */
  readonly mayCount: () => boolean
  /** Hands a batch to the browser, which sends it even when the page is left; false when it will not. */
  readonly send: (body: string) => boolean
}

export type Telemetry = {
  count(name: string): void
  /** The page that is shown now; counted once, also when consent is read or given only later. */
  showPage(name: string): void
  consentChanged(): void
  /** Sends the queued events. */
  flush(): void
}

/** Batches events into few requests. Events that cannot be sent are dropped: they only feed statistics. */
export function createTelemetry({ lan, mayCount, send }: TelemetryDeps): Telemetry {
  let events: TelemetryEvent[] = []
  let uncounted: string | null = null
  const countPage = () => {
    if (uncounted === null || !mayCount()) return
    events.push({ name: uncounted })
    uncounted = null
  }
  return {
    count(name) {
      if (mayCount()) events.push({ name })
    },
    showPage(name) {
      uncounted = name
      countPage()
    },
    consentChanged: countPage,
    flush() {
      const gathered = events
      events = []
      if (gathered.length === 0 || !mayCount()) return
      for (const batch of splitTelemetryBatch({ service: 'site', lan, traces: null, events: gathered })) {
        send(JSON.stringify(batch))
      }
    },
  }
}

/** The kind of a page, never its address. `result=1` marks a search page as the view of a result. */
export function pageName(edition: EditionKey, path: string, query: string): string {
  const isSearch = findPage(edition, path) === 'search'
  if (isSearch && new URLSearchParams(query).get('result') === '1') return 'page:search-result'
  return `page:${parsePath(edition, path)?.place.kind ?? 'unknown'}`
}
