import { recordView } from '@marram/contract/booking/views'

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> & {
  /** Chromium renders pages ahead of a click that may never come. */
  readonly prerendering?: boolean
}

type BeaconOptions = {
  readonly page?: Page
  readonly sendBeacon?: (url: string, body: Blob) => boolean
}

/** Who leaves within a second has not looked. */
export const lookMs = 1000

/** The look that the first script counts, until the page is hydrated and goes on with it. */
let first: { readonly lodgingId: number; readonly stop: () => void } | null = null

/** Counts the look at the house of the page that the server has written: who only reads it has no React. */
export function countFirstView(): void {
  const lodgingId = Number(document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed)
  if (lodgingId > 0) first = { lodgingId, stop: countView(lodgingId) }
}

/** For the page of a house as it appears; the first one is counted already. */
export function countShownView(lodgingId: number): () => void {
  const counted = first
  first = null
  if (counted?.lodgingId === lodgingId) return counted.stop
  counted?.stop()
  return countView(lodgingId)
}

const signs = ['visibilitychange', 'prerenderingchange'] as const

/**
 * Counts one look at a house: once it has been in front of somebody for a second. Sends no identifier. Call it when
 * the page of the house appears, and what it gives back when the page goes.
 */
export function countView(lodgingId: number, options: BeaconOptions = {}): () => void {
  const page: Page = options.page ?? document
  const { sendBeacon = sendQuietly } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(timer)
    for (const sign of signs) page.removeEventListener(sign, watch)
  }
  const watch = (): void => {
    clearTimeout(timer)
    if (page.visibilityState !== 'visible' || page.prerendering === true) return
    timer = setTimeout(() => {
      stop()
      recordView({ lodgingId }, sendBeacon)
    }, lookMs)
  }
  for (const sign of signs) page.addEventListener(sign, watch)
  watch()
  return stop
}

function sendQuietly(url: string, body: Blob): boolean {
  return typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)
}
