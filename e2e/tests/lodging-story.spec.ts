import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere, phone } from '../support/accessible.ts'
import { filmedHouse, houseUrl, shownHouse } from '../support/house.ts'
import { expect, expectAlive, test } from '../support/test.ts'

/** Waits for hydration; before it a picture is a link to its file. */
async function openHouse(page: Page): Promise<void> {
  await page.goto(houseUrl('de', shownHouse()))
  await expectAlive(page)
}

const pictures = (page: Page) => page.getByRole('dialog', { name: 'Das Haus in Bildern' })
const large = (page: Page) => pictures(page).locator('.lightbox__track img')
const picture = (page: Page, number: number) => page.getByRole('link', { name: `Bild ${number}: vergrößern` })

/** The dialog goes at once, its fragment with the step back; a link clicked in between would be undone by it. */
async function closePictures(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(pictures(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
}

test('the lightbox works by keyboard alone, traps the focus and returns it', async ({ page }) => {
  await openHouse(page)
  await picture(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(pictures(page).getByText(/^Bild 1 von/)).toBeVisible()
  // Only the current picture and its neighbours are loaded.
  await expect(large(page)).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(pictures(page).getByText(/^Bild 2 von/)).toBeVisible()
  await expect(large(page)).toHaveCount(3)
  await expect(page).toHaveURL(/#bild-2$/)
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('End')
  await expect(pictures(page).getByText(/^Bild (\d+) von \1$/)).toBeVisible()
  await expect(
    pictures(page)
      .getByRole('img', { name: /^Umgebung/ })
      .last(),
  ).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(pictures(page).getByText(/^Bild 1 von/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures(page)).toHaveCount(0)
  await expect(picture(page, 1)).toBeFocused()
  await expect(page).not.toHaveURL(/#/)
})

test('back closes the lightbox, and a link opens it, without layout shift', async ({ page }) => {
  await openHouse(page)
  const address = page.url()
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await place()
  await picture(page, 3).click()
  await expect(page).toHaveURL(`${address}#bild-3`)
  await expect(pictures(page)).toBeVisible()
  expect(await place()).toEqual(before)
  await page.goBack()
  await expect(pictures(page)).toHaveCount(0)
  expect(await place()).toEqual(before)
  await page.goto('about:blank')
  await page.goto(`${address}#bild-4`)
  await expect(pictures(page).getByText(/^Bild 4 von/)).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Bilder schließen' }).click()
  await expect(pictures(page)).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

test('the overview finds a room, and the lightbox passes axe', async ({ page }) => {
  await openHouse(page)
  await expect(page.getByText('Zeichnungen, keine Fotos')).toBeVisible()
  await picture(page, 1).click()
  await expect(pictures(page).getByText('Zeichnungen, keine Fotos')).toBeVisible()
  await expectAccessibleEverywhere(page, 'pictures')
  await pictures(page).getByRole('button', { name: 'Alle auf einen Blick' }).click()
  await expectAccessible(page, 'all pictures on a phone')
  await closePictures(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: /^Alle \d+ Bilder$/ }).click()
  await expectAccessible(page, 'all pictures at desktop width')
  await pictures(page).getByRole('region', { name: 'Küche' }).getByRole('button').click()
  await expect(pictures(page).getByText('Küche')).toBeVisible()
  await expect(pictures(page).getByRole('img', { name: 'Küche' })).toBeInViewport()
  await closePictures(page)
  // A room on the plan links to its picture, as in the list beside it.
  await page.locator('.plan-drawing a').first().click()
  await expect(pictures(page).getByRole('img', { name: 'Wohnzimmer' })).toBeInViewport()
})

test('films play after a click, and ask nobody before', async ({ page }) => {
  const { house, file } = filmedHouse()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Film of another host</p>' }),
  )
  await page.goto(houseUrl('de', house))
  await writeFile(file, await recordFilm(page))
  await expectAlive(page)
  await picture(page, 1).click()
  await expect(pictures(page).getByText(/^Bild 1 von/)).toBeVisible()
  await page.keyboard.press('End')
  await expect(pictures(page).getByText('Das Video kommt von www.youtube-nocookie.com.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  const play = pictures(page).getByRole('button', { name: /^Video .* abspielen$/ })
  await expect(pictures(page).getByText('Das Video kommt von')).toHaveCount(0)
  expect(asked.filter((url) => /\.mp4|youtube/.test(url))).toEqual([])
  await play.click()
  const film = pictures(page).locator('video')
  await expect(film).toBeFocused()
  // The end is reached: every picture of the film has been decoded.
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended && video.currentTime > 0.3)).toBe(true)
  expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(64)
  await expectAccessible(page, 'film of a house', ['dialog'])
  await pictures(page).getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(film).toHaveCount(0)
  await play.click()
  await expect(pictures(page).frameLocator('iframe').getByText('Film of another host')).toBeVisible()
})

/** About half a second of changing colours, as an MP4 file of this browser. */
async function recordFilm(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    const paint = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/mp4;codecs=vp9' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const { promise: isRecorded, resolve } = Promise.withResolvers<void>()
    recorder.onstop = () => resolve()
    recorder.start()
    const begun = performance.now()
    const draw = (now: number): void => {
      if (paint) {
        paint.fillStyle = `hsl(${now % 360} 80% 50%)`
        paint.fillRect(0, 0, 64, 64)
      }
      if (now - begun < 500) requestAnimationFrame(draw)
      else recorder.stop()
    }
    requestAnimationFrame(draw)
    await isRecorded
    const reader = new FileReader()
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
    reader.onload = () => read()
    reader.readAsDataURL(new Blob(parts))
    await isRead
    return String(reader.result)
  })
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

test.describe('on a phone', () => {
  // Low enough to keep the live facts below the viewport, since they wake the page when visible.
  test.use({ viewport: { ...phone, height: 640 }, hasTouch: true, isMobile: true })

  test('swiping works in the strip and the lightbox', async ({ page }) => {
    await page.goto(houseUrl('de', shownHouse()))
    // Only the first two are fetched before an interaction.
    await expect(picture(page, 2)).toBeVisible()
    await expect(picture(page, 3)).toBeHidden()
    await expectAlive(page)
    await swipe(page, '.gallery')
    await expect(page.locator('.gallery__count')).toHaveText(/^2 \//)
    await expect(picture(page, 3)).toBeVisible()
    await picture(page, 2).tap()
    await expect(pictures(page).getByText(/^Bild 2 von/)).toBeVisible()
    await swipe(page, '.lightbox__track')
    await expect(pictures(page).getByText(/^Bild 3 von/)).toBeVisible()
    await expect(page).toHaveURL(/#bild-3$/)
    // The picture is as wide as the screen, and the thumbnails below it choose another.
    const track = pictures(page).locator('.lightbox__track')
    const wide = await track.boundingBox()
    expect(wide?.width).toBe(page.viewportSize()?.width)
    await pictures(page).getByRole('list', { name: 'Alle auf einen Blick' }).getByRole('button').first().tap()
    await expect(pictures(page).getByText(/^Bild 1 von/)).toBeVisible()
    await expect(page).toHaveURL(/#bild-1$/)
  })
})

/** A touch gesture, with the browser's own scrolling and snapping. */
async function swipe(page: Page, row: string): Promise<void> {
  const box = await page.locator(row).boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 340, y }] })
  for (let x = 320; x > 40; x -= 40) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the print version has facts, facilities and rules, but no menus', async ({ page }) => {
  await openHouse(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Hausregeln und Abreise' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Schlafen', exact: true })).toBeVisible()
  await expect(page.locator('.plan-drawing')).toBeVisible()
  await expect(page.getByText('Dieses Haus auf unserer Website')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('.gallery__all')).toBeHidden()
})
