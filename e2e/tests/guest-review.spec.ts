import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { editions, editionUrl } from '../support/editions.ts'

const titles = {
  da: 'Dette link virker ikke længere',
  de: 'Dieser Link gilt nicht mehr',
  en: 'This link does not work any more',
}
const checks = {
  da: 'Sådan kontrollerer vi anmeldelser',
  de: 'So prüfen wir Bewertungen',
  en: 'How we check reviews',
}

for (const { key } of editions) {
  test(`a link to a review that nobody was sent opens nothing in the ${key} edition, and says how reviews are checked`, async ({
    page,
    context,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    await context.addCookies([{ name: 'consent', value: encodeURIComponent('"necessary"'), url: editionUrl(key) }])
    const response = await page.goto(editionUrl(key, `/account/review/?token=${'x'.repeat(32)}`))
    expect(response?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[key])
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Log ind|Anmelden|Log in)$/ })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: checks[key] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checks[key])
    expect(faults).toEqual([])
  })
}
