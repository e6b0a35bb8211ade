import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setup, teardown } from '@marram/database/testing/global-setup'
import { runCommand } from '@marram/program/cli'
import { type AgencyOptions, startAgency } from '@marram/testkit/agency'
import { secondSnapshot, writeSecondFolders } from '@marram/testkit/second-agency/second-agency'
import { writeSecondPhotos } from '@marram/testkit/second-agency/second-photos'
import { secondSettings } from '@marram/testkit/second-agency/second-visits'
import { type Browser, chromium } from '@playwright/test'

/** The pictures of docs/second-agency.md, from a built site: `node e2e/take-pictures.ts`. */
const folder = join(import.meta.dirname, '..', 'docs', 'images')
const widths = { 390: 780, 1280: 900 } as const
const moved = mkdtempSync(join(tmpdir(), 'marram-pictures-'))
await writeSecondFolders(moved)
await writeSecondPhotos(moved)

const withPhotos: AgencyOptions = {
  snapshot: {
    name: 'second_agency_photos',
    from: secondSnapshot,
    fill: async ({ url }) => {
      const command = ['catalogue', 'from-csv', join(moved, 'tables'), '--photos', join(moved, 'photos')]
      const code = await runCommand(command, { DATABASE_URL: url, MARRAM_DATA: moved })
      if (code !== 0) throw new Error('The photos could not be imported.')
    },
  },
  env: { ...secondSettings, MARRAM_DATA: moved, IMAGES_PHOTO_DIR: join(moved, 'photos') },
}
const agencies: Readonly<Record<string, AgencyOptions>> = { demo: {}, second: withPhotos }

await setup()
mkdirSync(folder, { recursive: true })
const { CHROMIUM_PATH: executablePath } = process.env
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
try {
  for (const [name, options] of Object.entries(agencies)) {
    const agency = await startAgency(options)
    try {
      for (const width of [390, 1280] as const) await photograph(browser, { name, port: agency.port, width })
    } finally {
      await agency.stop()
    }
  }
} finally {
  await browser.close()
  rmSync(moved, { recursive: true })
  await teardown()
}

type Shot = { readonly name: string; readonly port: number; readonly width: keyof typeof widths }

async function photograph(from: Browser, { name, port, width }: Shot): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: widths[width] } })
  const origin = `http://de.localhost:${port}`
  await page.goto(`${origin}/ferienhaus-suche/`)
  const house = await page.locator('a[href^="/ferienhaus-"]:not([href*="suche"])').first().getAttribute('href')
  for (const [kind, path] of Object.entries({ front: '/', search: '/ferienhaus-suche/', house: house ?? '/' })) {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const refuse = page.getByRole('button', { name: 'Nur notwendige' })
    if (await refuse.isVisible()) await refuse.click()
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
    writeFileSync(join(folder, `${name}-${kind}-${width}.webp`), Buffer.from(data, 'base64'))
  }
  await page.close()
}
