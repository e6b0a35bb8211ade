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

/** Matchers whose wait is the assertion, so that a second lookup is unnecessary. */
const proofs: readonly string[] = ['toBeVisible', 'toBeHidden', 'toBeAttached']

/**
 * Waits without logging first. Each time an expectation is not met yet, Playwright describes the whole page for its message,
 * a fifth of the CPU of all test pages. Playwright's own matcher still decides and writes the failure message.
 */
export const expect = base.extend({
  ...Object.fromEntries(Object.entries(waits).map(([name, wait]) => [name, patient(name, wait)])),
  toHaveText: patient('toHaveText', async (locator: Locator, timeout, expected) => {
    // A list of texts is compared with all elements, possibly none.
    if (!Array.isArray(expected)) await untilAttached(locator, timeout, expected)
  }),
  toHaveURL: patient('toHaveURL', (page: Page, timeout, expected: Address) =>
    // A string would be a glob pattern there.
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
