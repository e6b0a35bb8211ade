import { startPage } from './start-page.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const relative = new Intl.RelativeTimeFormat(startPage.edition === 'en' ? 'en-GB' : startPage.edition, {
  numeric: 'auto',
  style: 'short',
})

/** Such as "2 hours ago". */
export function sinceText(instant: string, now = Date.now()): string {
  const ms = Date.parse(instant) - now
  if (ms > -hourMs) return relative.format(Math.min(0, Math.round(ms / minuteMs)), 'minute')
  if (ms > -2 * dayMs) return relative.format(Math.round(ms / hourMs), 'hour')
  return relative.format(Math.round(ms / dayMs), 'day')
}
