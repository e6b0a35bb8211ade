import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect as baseExpect, type Page } from '@playwright/test'
import { linkInMail } from './outbox.ts'
import type { SessionWords } from './session-words.ts'

/** Passwords are hashed slowly on purpose, and mails take a moment on a busy machine. */
export const expect = baseExpect.configure({ timeout: 20_000 })

export type Login = { readonly email: string; readonly password: string }

export const demoGuest: Login = { email: 'guest@marram.example', password: 'marram-demo-guest' }

/** A page of somebody who has chosen about cookies. */
export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  // For the whole site: a cookie for this path alone would let the banner fade in on the next page.
  const site = new URL('/', url).href
  await context.addCookies([{ name: 'consent', value: encodeURIComponent('"necessary"'), url: site }])
  const page = await context.newPage()
  await page.goto(url)
  return page
}

export async function mustBeAccessible(page: Page, what: string): Promise<void> {
  // The bar that says a page is coming belongs to no part of it, and goes by itself.
  await expect(page.locator('.page-loading.is-visible')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, what).toBeLessThanOrEqual(0)
}

export async function logIn(page: Page, words: SessionWords, { email, password }: Login): Promise<void> {
  const form = page.getByRole('form', { name: words.login, exact: true })
  await form.getByLabel(words.email).fill(email)
  await form.getByLabel(words.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.login, exact: true }).click()
}

const post = (page: Page, form: string, fields: Record<string, string>): Promise<number> =>
  page.evaluate(
    async ([name, body]) => {
      const headers = { accept: 'application/json' }
      const sent = await fetch(`/api/session/${name}/`, { method: 'POST', body: new URLSearchParams(body), headers })
      return sent.status
    },
    [form, fields] as const,
  )

/** An account by the same calls that the forms make; the forms themselves have a journey of their own. */
export async function makeAccount(page: Page, { email, password }: Login): Promise<void> {
  expect(await post(page, 'register', { email, firstname: 'Anna', lastname: 'Berg' })).toBe(200)
  const token = new URL(await linkInMail(email, '/account/confirm/')).searchParams.get('token') ?? ''
  expect(await post(page, 'confirm', { token, password, password_confirm: password })).toBe(200)
}
