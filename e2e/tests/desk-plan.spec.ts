import { addDays } from '@marram/domain/iso-day'
import { expectAccessible } from '../support/accessible.ts'
import { logInStaff } from '../support/account.ts'
import { expectDeskAccessible, findFreeWeeks } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { houseUrl } from '../support/house.ts'
import { expect, test } from '../support/test.ts'

const dayWidth = 44

test('staff block a week by dragging and another by keys, take one back, and guests see it', async ({
  page,
  openBrowser,
}, info) => {
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  const { name, day } = await findFreeWeeks(page, 0, info)
  const guest = await openBrowser({ javaScriptEnabled: false })
  const week = houseUrl('de', name.toLowerCase(), `?arrival=${day}&duration=7`)
  await guest.goto(week)
  await expect(guest.getByText('Diese Tage sind belegt')).toHaveCount(0)

  await page.goto(editionUrl('de', `/desk/plan/?q=${name}&from=${addDays(day, -2)}&width=${dayWidth}`))
  const grid = page.getByRole('grid', { name: /^Belegungsplan/ })
  await expect(grid.getByRole('row')).toHaveCount(2)
  // Rows own their heads, which lie beside the grid.
  const head = await page.getByRole('rowheader').boundingBox()
  if (head === null) throw new Error('The row of the house has no place.')
  const noon = (days: number) => head.x + head.width + (days + 2.5) * dayWidth
  const y = head.y + head.height / 2
  await page.mouse.move(noon(0), y)
  await page.mouse.down()
  await page.mouse.move(noon(6), y, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.move(noon(0), y)
  await page.mouse.down()
  await page.mouse.move(noon(6), y, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Sperren', exact: true }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Haus sperren' })
  await expect(dialog.getByLabel('Von')).toHaveValue(day)
  await dialog.getByRole('button', { name: '7 Nächte sperren' }).click()
  const first = grid.getByRole('button', { name: /^Eigentümer: Eigenbelegung/ })
  await expect(first).toHaveCount(1)
  await expect(async () => {
    await guest.goto(week)
    await expect(guest.getByText('Diese Tage sind belegt').first()).toBeVisible({ timeout: 1000 })
  }).toPass()

  // By keys: over the new bar in one step, and a block with a text behind it.
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(grid.getByRole('gridcell', { name: /frei, Miete/ })).toBeFocused()
  await page.keyboard.press('b')
  const second = page.getByRole('dialog', { name: 'Haus sperren' })
  await second.getByRole('radio', { name: 'Reparatur' }).check()
  await second.getByLabel(/^Notiz/).fill('Malerarbeiten')
  await page.keyboard.press('Enter')
  const paint = grid.getByRole('button', { name: /^Gesperrt: Malerarbeiten/ })
  await expect(paint).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sperre ändern' })).toBeVisible()
  await expectAccessible(page, 'dialog of a block', ['[role=dialog]'])
  await page.keyboard.press('Escape')
  await expect(paint).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(paint).toHaveCount(0)
  await expectDeskAccessible(page, 'plan')
})
