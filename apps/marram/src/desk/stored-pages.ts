import type { Metrics } from '@marram/service-kit/metrics'
import type { PageCache } from '@marram/site/server/pages/page-cache'

/** Pages and page data in the memory of this process. */
export type StoredPages = {
  readonly maxBytes: number
  readonly caches: readonly PageCache[]
  measure(): Promise<PageMeasure>
}

export type PageMeasure = {
  readonly count: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

export function watchPages(
  caches: readonly PageCache[],
  maxBytes: number,
  { registry }: Pick<Metrics, 'registry'>,
): StoredPages {
  const sum = (of: (cache: PageCache) => number): number => caches.reduce((all, cache) => all + of(cache), 0)
  return {
    maxBytes,
    caches,
    async measure() {
      const { values = [] } = (await registry.getSingleMetric('marram_pages_total')?.get()) ?? {}
      const answered = (...outcomes: readonly string[]): number =>
        values.reduce((all, { labels, value }) => all + (outcomes.includes(String(labels.outcome)) ? value : 0), 0)
      return {
        count: sum(({ size }) => size),
        bytes: sum(({ bytes }) => bytes),
        hits: answered('hit', 'stale'),
        misses: answered('miss'),
      }
    },
  }
}
