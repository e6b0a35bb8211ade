import type { Page } from '@playwright/test'

export type Interaction = { readonly ms: number; readonly event: string; readonly target: string }
export type Watched = { readonly interactions: readonly Interaction[]; readonly layoutShift: number }

type Observations = { interactions: Record<number, Interaction>; shift: number }

declare global {
  interface Window {
    marramSeen?: Observations
  }
}

/** Records the browser's event timing and layout shifts. Call it before opening the page. */
export async function watchPage(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const seen: Observations = { interactions: {}, shift: 0 }
    window.marramSeen = seen
    const everyEvent: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
        if ((seen.interactions[entry.interactionId]?.ms ?? 0) >= entry.duration) continue
        const target = entry.target instanceof Element ? entry.target : null
        seen.interactions[entry.interactionId] = {
          ms: entry.duration,
          event: entry.name,
          target: `${target?.tagName.toLowerCase() ?? ''} ${target?.textContent.slice(0, 30) ?? ''}`.trim(),
        }
      }
    }).observe(everyEvent)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const isOwn = 'hadRecentInput' in shift && shift.hadRecentInput === false
        if (isOwn && 'value' in shift) seen.shift += Number(shift.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { interactions, shift } = window.marramSeen ?? { interactions: {}, shift: 0 }
      return { interactions: Object.values(interactions).sort((a, b) => b.ms - a.ms), layoutShift: shift }
    })
}
