import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

type Wait<T, E = unknown> = (target: T, timeout: number, expected: E) => Promise<void>
type Address = string | RegExp | ((url: URL) => boolean)

const untilAttached: Wait<Locator> = (locator, timeout) => locator.waitFor({ state: 'attached', timeout })

const waits = {
  toBeVisible: (locator, timeout) => locator.waitFor({ timeout }),
  toBeHidden: (locator, timeout) => locator.waitFor({ state: 'hidden', timeout }),
  toBeAttached: untilAttached,
  toBeChecked: untilAttached,
  toBeDisabled: untilAttached,
  toBeEnabled: untilAttached,
  toBeFocused: untilAttached,
  toBeInViewport: untilAttached,
  toContainText: untilAttached,
  toHaveAccessibleDescription: untilAttached,
  toHaveAccessibleName: untilAttached,
  toHaveAttribute: untilAttached,
  toHaveValue: untilAttached,
} satisfies Record<string, Wait<Locator>>

/** Where the wait is the assertion: to ask a second time would only be to search the page for the element again. */
const proofs: readonly string[] = ['toBeVisible', 'toBeHidden', 'toBeAttached']

/**
 * Each time that something expected is not there yet, Playwright describes the whole page for a message that nearly nobody
 * reads: a fifth of what all pages of these tests compute. So what is expected is waited for in silence, and Playwright's own
 * matcher has the last word, which is also the message of a failing test.
 */
export const expect = base.extend({
  ...Object.fromEntries(Object.entries(waits).map(([name, wait]) => [name, patient(name, wait)])),
  toHaveText: patient('toHaveText', async (locator: Locator, timeout, expected) => {
    // A list of texts is compared with all elements, which may be none.
    if (!Array.isArray(expected)) await untilAttached(locator, timeout, expected)
  }),
  toHaveURL: patient('toHaveURL', (page: Page, timeout, expected: Address) =>
    // As a string, it would be a pattern there.
    page.waitForURL(typeof expected === 'string' ? (url) => url.href === new URL(expected).href : expected, {
      waitUntil: 'commit',
      timeout,
    }),
  ),
}) as typeof base

function patient<T extends Locator | Page, E>(name: string, wait: Wait<T, E>) {
  return async function (this: ExpectMatcherState, target: T, ...args: [E, ...unknown[]]) {
    const timeout = timeoutIn(args) ?? this.timeout
    const isThere = this.isNot || (await succeeds(wait(target, timeout, args[0])))
    if (isThere && !this.isNot && args.length === 0 && proofs.includes(name)) return { pass: true, message: () => '' }
    const last = isThere ? base : base.configure({ timeout: 1 })
    try {
      const matchers: object = this.isNot ? last(target).not : last(target)
      await Reflect.get(matchers, name)(...args)
      return { pass: !this.isNot, message: () => '' }
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) }
    }
  }
}

function timeoutIn(args: readonly unknown[]): number | undefined {
  const options = args.at(-1)
  if (typeof options !== 'object' || options === null || !('timeout' in options)) return undefined
  return typeof options.timeout === 'number' ? options.timeout : undefined
}

async function succeeds(waiting: Promise<void>): Promise<boolean> {
  try {
    await waiting
    return true
  } catch {
    return false
  }
}
