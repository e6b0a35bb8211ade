import { test as base } from '@playwright/test'
import { startGallery } from './gallery-server.ts'

/** A page that shows the gallery. What the browser complains about fails the test. */
export const test = base.extend<{ openGallery: () => Promise<void> }, { galleryUrl: string }>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startGallery()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  openGallery: async ({ page, galleryUrl }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await use(async () => {
      await page.goto(galleryUrl)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
    base.expect(complaints).toEqual([])
  },
})

export const expect = base.expect
