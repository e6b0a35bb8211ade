import { test as base, expect, type Page } from '@playwright/test'
import { editionUrl } from './editions.ts'

type Edition = 'da' | 'de' | 'en'

export type FramePage = {
  /** Opens the example frame of an edition, and waits until the page is alive. */
  open: (edition?: Edition) => Promise<void>
}

/** The example frame, whose guest has already chosen about cookies. What the browser complains about fails the test. */
export const test = base.extend<{ frame: FramePage; hasChosen: boolean }>({
  hasChosen: [true, { option: true }],
  frame: async ({ page, hasChosen }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    // The chat of somebody else, as the example frame would load it.
    await page.route('**/example-chat.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await use({
      open: async (edition = 'de') => {
        const url = editionUrl(edition, '/dev/frame/')
        if (hasChosen) await page.context().addCookies([{ name: 'consent', value: '%22necessary%22', url }])
        await page.goto(url)
        await expect(languageButton(page)).toHaveAttribute('aria-expanded', /true|false/)
      },
    })
    base.expect(complaints).toEqual([])
  },
})

/** It says whether it is open only when the page is alive. Phones have it in their menu. */
function languageButton(page: Page) {
  return page.getByRole('button', { name: /Dansk|Deutsch|English/, includeHidden: true })
}

export { expect }
