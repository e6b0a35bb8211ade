import { recordView } from '@marram/contract/booking/views'

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> & {
  /** Chromium prerenders pages for a click that may never come. */
  readonly prerendering?: boolean
}

type BeaconOptions = {
  readonly page?: Page
  readonly sendBeacon?: (url: string, body: Blob) => boolean
}

/** Shorter visits are not counted. */
export const minViewMs = 1000

/** The view that the first script counts, until hydration takes over. */
let first: { readonly lodgingId: number; readonly stop: () => void } | null = null

/** Counts the view of the server-rendered house: a guest who only reads the page never loads React. */
export function countFirstView(): void {
  const lodgingId = Number(document.querySelector<HTMLElement>('[data-viewed]')?.dataset.viewed)
  if (lodgingId > 0) first = { lodgingId, stop: countView(lodgingId) }
}

/** For each house page that renders; the first one is counted already. */
export function countShownView(lodgingId: number): () => void {
  const counted = first
  first = null
  if (counted?.lodgingId === lodgingId) return counted.stop
  counted?.stop()
  return countView(lodgingId)
}

const signs = ['visibilitychange', 'prerenderingchange'] as const

/**
 * Counts one view of a house once it has been visible for a second. Sends no identifier. Call it when the page of the
 * house appears, and the returned function when the page goes.
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
    }, minViewMs)
  }
  for (const sign of signs) page.addEventListener(sign, watch)
  watch()
  return stop
}

function sendQuietly(url: string, body: Blob): boolean {
  return typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, body)
}
