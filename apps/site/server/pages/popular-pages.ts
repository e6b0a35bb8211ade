import type { StoredResponse } from '../kit/stored-response.ts'

export type PopularPages = {
  /** A stored answer was sent once more. */
  note(response: StoredResponse): void
}

/** Most pages are asked for once, by a crawler, before a change drops them; the others are most of what is sent. */
const wantedTimes = 3
/** 8 % smaller than what a page is made with, for twenty times the CPU, beside the serving thread. */
const quality = 10

/**
 * Compresses those pages again, with effort, that are sent again and again: one at a time, while the first form is still
 * sent (docs/decisions/070-page-costs.md).
 */
export function createPopularPages(): PopularPages {
  const sent = new WeakMap<StoredResponse, number>()
  let isBusy = false
  return {
    note(response) {
      const times = (sent.get(response) ?? 0) + 1
      if (times > wantedTimes) return
      if (times === wantedTimes && isBusy) return
      sent.set(response, times)
      if (times < wantedTimes || !response.compressBetter) return
      isBusy = true
      // Nothing is lost when it fails: the page is sent as it was.
      response
        .compressBetter(quality)
        .catch(() => {})
        .finally(() => {
          isBusy = false
        })
    },
  }
}
