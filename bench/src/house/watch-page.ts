import type { Page } from '@playwright/test'

export type Watched = { readonly slowestMs: number; readonly interactions: number; readonly layoutShift: number }

type Seen = { durations: Record<number, number>; shift: number }

/** Notes what the browser itself says of every interaction and every jump of the layout. Call before the page opens. */
export async function watchPage(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const seen: Seen = { durations: {}, shift: 0 }
    Object.assign(window, { marramSeen: seen })
    new PerformanceObserver((list) => {
      for (const { interactionId = 0, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId?: number
      })[]) {
        if (interactionId > 0) seen.durations[interactionId] = Math.max(seen.durations[interactionId] ?? 0, duration)
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!shift.hadRecentInput) seen.shift += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { durations, shift } = (window as unknown as { marramSeen: Seen }).marramSeen
      const all = Object.values(durations)
      return { slowestMs: Math.max(0, ...all), interactions: all.length, layoutShift: shift }
    })
}
