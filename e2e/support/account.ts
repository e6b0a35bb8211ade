import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { linkInMail } from './outbox.ts'
import type { SessionWords } from './session-words.ts'

export type Login = { readonly email: string; readonly password: string }

const demoStaff: Login = { email: 'staff@marram.example', password: 'marram-demo-staff' }
export const demoGuest: Login = { email: 'guest@marram.example', password: 'marram-demo-guest' }

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

/** Logs in by the form's API call; the form itself has a separate test. */
export async function logInByCall(page: Page, { email, password }: Login = demoGuest): Promise<void> {
  expect(await post(page, 'login', { email, password })).toBe(200)
}

/** Logs in at the desk's door. */
export async function logInStaff(page: Page, login: Login = demoStaff): Promise<void> {
  expect(await post(page, 'login', { ...login, door: 'staff' })).toBe(200)
}

/** Creates an account by the forms' API calls. */
export async function makeAccount(page: Page, { email, password }: Login): Promise<void> {
  expect(await post(page, 'register', { email, firstname: 'Anna', lastname: 'Berg' })).toBe(200)
  const token = new URL(await linkInMail(email, '/account/confirm/')).searchParams.get('token') ?? ''
  expect(await post(page, 'confirm', { token, password, password_confirm: password })).toBe(200)
}
