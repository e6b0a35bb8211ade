import { readFileSync } from 'node:fs'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'

export type MixedSearch = ReturnType<typeof parseSearchUrl>

/** Two hundred searches as links; `+12w` is a Saturday twelve weeks ahead. */
export function readMix(now: Date): MixedSearch[] {
  const text = readFileSync(new URL('./mix.txt', import.meta.url), 'utf8')
  const today = copenhagenDay(now)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const dated = line.replace(/\+(\d+)w/, (_, weeks: string) => addDays(today, 7 * Number(weeks)))
      return parseSearchUrl(new URLSearchParams(dated))
    })
}
