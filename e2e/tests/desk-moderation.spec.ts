import type { Page, TestInfo } from '@playwright/test'
import { logInStaff } from '../support/account.ts'
import { expectDeskAccessible } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { sendPicture, sendReview } from '../support/guest-posts.ts'
import { expect, expectHydrated, ownAddress, test } from '../support/test.ts'

// A guest's form that is filled too quickly must be sent again.
test.use({ tolerates: /status of (?:403|422)/ })

const moderation = (kind: string): string => editionUrl('de', `/desk/moderation/?kind=${kind}`)
/** Other tests run at the same time, and leave their own. */
const ownWords = (info: TestInfo, words: string): string => `${words} ${ownAddress('x', info).split('@')[0]}`

async function signIn(page: Page): Promise<void> {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
}

async function sendComment(guest: Page, text: string): Promise<void> {
  await guest.goto(editionUrl('de', '/blog/bernstein-nach-dem-sturm/'))
  const words = guest.getByRole('textbox', { name: 'Kommentar' })
  await words.focus()
  await expectHydrated(words)
  await words.fill(text)
  await guest.getByLabel('Ihr Name').fill('Holger')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Danke, Ihr Kommentar ist angekommen')).toBeVisible()
}

test('staff approve a review by keyboard, take it back, approve it again and answer in two languages', async ({
  page,
  openBrowser,
}, info) => {
  const words = ownWords(info, 'Wir gingen jeden Morgen ins Wasser,')
  await sendReview(await openBrowser(), ownAddress('desk-review', info), words)
  await signIn(page)
  await page.goto(moderation('reviews'))
  const list = page.getByRole('navigation', { name: 'Bewertungen' })
  const text = page.getByRole('textbox', { name: /^Text, wie er erscheint/ })
  // The newest of those that wait is the last.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(text).toHaveValue(words, { timeout: 200 })
  }).toPass()
  await expectDeskAccessible(page, 'a review at the desk')
  const waiting = await list.getByRole('listitem').count()
  await page.keyboard.press('a')
  await expect(page.getByRole('status').getByText('Freigegeben.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Freigegeben.')).toHaveCount(0)
  await expect(list.getByRole('listitem')).toHaveCount(waiting)
  await page.keyboard.press('a')
  // Leaving the page sends the decision at once.
  await page.goto(editionUrl('de', '/desk/moderation/?kind=reviews&stage=published'))
  await expect(page.locator('.quote').getByText(words)).toBeVisible()

  const answer = page.getByRole('textbox', { name: /^Öffentlich antworten/ })
  await expect(page.getByRole('button', { name: 'Dänisch' })).toBeDisabled()
  await answer.fill('Danke, bis zum nächsten Jahr!')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Die Antwort ist öffentlich.')).toBeVisible()
  await page.getByRole('button', { name: 'Dänisch' }).press('Enter')
  await expect(answer).toHaveValue('')
  await answer.fill('Tak, vi ses næste år!')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Dänisch beantwortet' })).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('Danke, bis zum nächsten Jahr!')
  await expectDeskAccessible(page, 'an answered review at the desk')
})

test('staff approve a picture of the contest and refuse a comment', async ({ page, openBrowser }, info) => {
  const [title, comment] = [ownWords(info, 'Düne'), ownWords(info, 'Kauft bei uns')]
  await sendPicture(await openBrowser({ javaScriptEnabled: false }), title, ownAddress('desk-picture', info))
  await sendComment(await openBrowser(), comment)
  await signIn(page)
  await page.goto(moderation('contest'))
  await page.getByRole('button', { name: title }).press('Enter')
  await expect(page.getByRole('img', { name: title })).toBeVisible()
  await expectDeskAccessible(page, 'a picture at the desk')
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: title })).toHaveCount(0)

  await page.goto(moderation('comments'))
  await page.getByRole('button', { name: comment }).press('Enter')
  await expect(page.locator('.quote').getByText(comment)).toBeVisible()
  await expectDeskAccessible(page, 'a comment at the desk')
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: comment })).toHaveCount(0)
  await page.goto(editionUrl('de', '/desk/moderation/?kind=comments&stage=refused'))
  await expect(page.getByRole('button', { name: comment })).toBeVisible()
  await page.goto(editionUrl('de', '/desk/moderation/?kind=contest&stage=published'))
  await expect(page.getByRole('button', { name: title })).toBeVisible()
})
