import { test } from '@playwright/test'
import { expect, mustBeAccessible, openPage } from '../support/account.ts'
import { editions, editionUrl } from '../support/editions.ts'
import { comeHome, linkInMail } from '../support/outbox.ts'

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
    await mustBeAccessible(page, 'over')
    await page.getByRole('main').getByRole('link', { name: checks[key] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checks[key])
    expect(faults).toEqual([])
  })
}

const languages = { da: 1, de: 2, en: 7 } as const
const words = {
  da: {
    title: 'Hvordan var dit ophold?',
    stars: /Fremragende/,
    text: 'Din anmeldelse',
    submit: 'Send anmeldelse',
    thanks: 'Tak for din anmeldelse',
    stop: 'Send mig ikke flere af dem',
    stopped: 'Vi spørger ikke mere',
  },
  de: {
    title: 'Wie war Ihr Aufenthalt?',
    stars: /Hervorragend/,
    text: 'Ihre Bewertung',
    submit: 'Bewertung abschicken',
    thanks: 'Vielen Dank für Ihre Bewertung',
    stop: 'Keine solchen Mails mehr',
    stopped: 'Wir fragen nicht mehr',
  },
  en: {
    title: 'How was your stay?',
    stars: /Excellent/,
    text: 'Your review',
    submit: 'Send review',
    thanks: 'Thank you for your review',
    stop: 'Send me no more of these',
    stopped: 'We will not ask you again',
  },
}

for (const { key } of editions) {
  test(`a guest of the ${key} edition writes a review after the stay, once, and refuses further mails`, async ({
    context,
  }, { repeatEachIndex }) => {
    const { title, stars, text, submit, thanks, stop, stopped } = words[key]
    const email = `karen-review-${key}${repeatEachIndex}@example.org`
    await comeHome(email, languages[key])
    const link = await linkInMail(email, '/account/review/')
    const page = await openPage(context, link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await mustBeAccessible(page, 'review')
    await page.getByRole('radio', { name: stars }).check()
    await page.getByLabel(text, { exact: true }).fill('Vi gik i vandet hver morgen, og huset var varmt.')
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[key])

    await page.goto(await linkInMail(email, '/account/review-mails/'))
    await expect(page.getByRole('button', { name: stop })).toBeVisible()
    await mustBeAccessible(page, 'review mails')
    await page.getByRole('button', { name: stop }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stopped)
  })
}
