/** A tap, and how the page shows that it has had its full effect. */
export type Scenario = {
  readonly name: string
  /** Kind of page, as in `page-kinds.ts`. */
  readonly page: 'front' | 'search' | 'house' | 'first step of a booking'
  /** Tapped first, to bring `target` onto the screen. Only the tap on `target` is judged. */
  readonly opener?: string
  readonly target: string
  /** The tap holds the stay of the page, so each visit needs another one. */
  readonly takesStay?: true
  /** Runs in the page, so it must not use anything from this module. `tapped` is the text of the tapped element. */
  readonly isDone: (tapped: string) => boolean
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'front, search box',
    page: 'front',
    target: '.search-box__field--where',
    isDone: () => document.querySelectorAll('dialog[open] .bar-dialog').length === 1,
  },
  {
    name: 'search, filter sheet',
    page: 'search',
    target: '.search__bottom button',
    isDone: () => document.querySelectorAll('dialog[open] .filter-form').length === 1,
  },
  {
    name: 'search, a filter in the sheet',
    page: 'search',
    opener: '.search__bottom button',
    target: 'dialog[open] .filter-form :is(label:has([type="checkbox"][name="53"]))',
    isDone: () =>
      document.querySelector('.search__bottom .search__chosen')?.textContent === '1' &&
      document.querySelector<HTMLInputElement>('dialog[open] input[type="checkbox"][name="53"]')?.checked === true,
  },
  {
    name: 'search, heart of a card',
    page: 'search',
    target: '.search__results .heart',
    isDone: () =>
      document.querySelector('.search__results .heart')?.getAttribute('aria-pressed') === 'true' &&
      document.querySelectorAll('.heart[aria-pressed="true"]').length === 1 &&
      /(?:^|; )favorites=\d+(?:;|$)/.test(document.cookie),
  },
  {
    name: 'house, gallery',
    page: 'house',
    target: '.gallery__item a',
    isDone: () =>
      document.querySelectorAll('dialog.lightbox[open] img').length > 0 &&
      document.querySelectorAll('dialog[open]').length === 1,
  },
  {
    name: 'house, heart',
    page: 'house',
    target: '.house-head .heart',
    isDone: () =>
      document.querySelector('.house-head .heart')?.getAttribute('aria-pressed') === 'true' &&
      document.querySelectorAll('.heart[aria-pressed="true"]').length === 1 &&
      /(?:^|; )favorites=\d+(?:;|$)/.test(document.cookie),
  },
  {
    name: 'house, date',
    page: 'house',
    // Not the stay that the page has chosen itself.
    target: '.calendar .month .day--arrival:not(.day--from, .day--inside, .day--until)',
    isDone: (tapped) => {
      const chosen = document.querySelectorAll('.calendar [aria-selected="true"] .day__face > span:first-child')
      return (
        chosen.length === 1 &&
        tapped.startsWith(chosen[0]?.textContent ?? '?') &&
        /arrival=|check/.test(location.search)
      )
    },
  },
  {
    name: 'house, book',
    page: 'house',
    target: '.bottom-bar a.button',
    isDone: () => location.pathname === '/booking/step1/' && document.querySelector('.booking__main .party') !== null,
  },
  {
    name: 'booking, one more adult',
    page: 'first step of a booking',
    target: '.party__row .stepper button:last-of-type',
    isDone: () =>
      document.querySelector<HTMLInputElement>('input[name="adults"]')?.value === '3' && location.search.includes('=3'),
  },
  {
    name: 'booking, continue',
    page: 'first step of a booking',
    takesStay: true,
    target: 'button[type="submit"][formmethod="post"]',
    isDone: () => location.pathname === '/booking/step2/' && document.querySelector('[name="firstName"]') !== null,
  },
]
