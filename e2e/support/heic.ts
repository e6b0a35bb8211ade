import type { Page } from '@playwright/test'

const buffer = Buffer.alloc(5000)
buffer.write('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
export const heicPhoto = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer }

/** Chromium has no decoder for HEIC: from now on it has one, like the browser of a Mac or iPhone. */
export async function learnHeic(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 3000
    const decode = window.createImageBitmap.bind(window)
    window.createImageBitmap = () => decode(canvas)
  })
}
