import type { OpeningSchedule } from '@marram/domain/opening-hours'
import { type EditionKey, isEditionKey } from '@marram/i18n/edition-key'
import type { Messages } from '@marram/i18n/messages/en'
import { type HoursText, hoursText } from './opening-hours-text.ts'

const minuteMs = 60_000

/** Writes the current hours into their elements now and every minute, until the returned function is called. */
export function followHours(
  places: () => Iterable<HTMLElement>,
  schedule: OpeningSchedule,
  edition: EditionKey,
  messages: Pick<Messages, 'header'>,
): () => void {
  const write = (): void => {
    const text = hoursText(schedule, new Date(), edition, messages)
    for (const place of places()) writeHours(place, text)
  }
  write()
  const timer = setInterval(write, minuteMs)
  return () => clearInterval(timer)
}

function writeHours(place: HTMLElement, text: HoursText): void {
  const words = place.dataset.hours === 'long' ? text.long : text.short
  if (place.textContent === words && place.childElementCount > 0 === text.isOpen) return
  const dot = document.createElement('span')
  dot.className = 'open-dot'
  place.replaceChildren(...(text.isOpen ? [dot] : []), words)
}

/** For a page that is not hydrated yet: the hours do not wait for it. */
export async function startHours(): Promise<() => void> {
  const { edition } = document.documentElement.dataset
  const places = () => document.querySelectorAll<HTMLElement>('[data-hours]')
  if (!isEditionKey(edition) || places().length === 0) return () => {}
  const [{ documentAgency, speakForAgency }, { loadMessages }] = await Promise.all([
    import('../../kit/scope/document-agency.ts'),
    import('@marram/i18n/messages/catalogue'),
  ])
  const { hours } = documentAgency() ?? {}
  if (!hours) return () => {}
  speakForAgency()
  return followHours(places, hours, edition, await loadMessages(edition))
}
