import { localFontPath, localFonts } from '@marram/ui/fonts/testing/local-fonts.ts'
import type { Page } from '@playwright/test'
import { editionUrl } from '../support/editions.ts'
import { expect as hard, test } from '../support/test.ts'

// Soft, so that all mismatching fonts are reported.
const expect = hard.configure({ soft: true })

const sample = 'Ferienhäuser seit 1966, aus der Nachbarschaft. Sommerhus ved stranden? Holiday homes you will love!'
const fonts = [
  ...[400, 500, 600, 650].map((weight) => ({ like: 'body', style: `${weight} 16px` })),
  ...[20, 28, 34, 44].map((size) => ({ like: 'h1', style: `480 ${size}px` })),
]

test('text has the same width before and after its fonts load', async ({ page }) => {
  for (const name of localFonts) {
    const path = localFontPath(name)
    await page.route(`**/local-fonts/${name}.woff2`, (route) => route.fulfill({ path, contentType: 'font/woff2' }))
  }
  await page.goto(editionUrl('de', '/impressum/'))
  hard((await replaceLocalFonts(page)).toSorted()).toEqual(localFonts.toSorted())
  for (const font of fonts) {
    const substitutes = await compareRoom(page, font)
    hard(substitutes).toHaveLength(4)
    for (const { family, tag, width, height } of substitutes) {
      const what = `${font.style} ${family} in ${tag}`
      expect(Math.abs(width - 1), `${what}: width`).toBeLessThan(0.015)
      expect(Math.abs(height - 1), `${what}: height`).toBeLessThan(0.015)
    }
  }
})

/** Replaces the local fonts behind the page's font faces by our files. */
function replaceLocalFonts(page: Page): Promise<string[]> {
  return page.evaluate((files) => {
    const found: string[] = []
    for (const sheet of document.styleSheets) {
      for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
        const name = files.find((file) => cssText.includes(`local("${file}")`))
        if (name === undefined) continue
        sheet.deleteRule(index)
        sheet.insertRule(cssText.replace(/src: [^;]+;/, `src: url("/local-fonts/${name}.woff2");`), index)
        found.push(name)
      }
    }
    return found
  }, localFonts)
}

/** The sample's width in each fallback font relative to ours. */
function compareRoom(page: Page, font: { like: string; style: string }) {
  return page.evaluate(
    async ({ text, like, style }) => {
      const roomOf = (tag: string, family = '') => {
        const element = document.createElement(tag)
        element.style.cssText = `position: absolute; white-space: nowrap; border: 0; padding: 0; font: ${style} ${family}`
        element.textContent = text
        document.body.append(element)
        const room = element.getBoundingClientRect()
        element.remove()
        return room
      }
      const model = document.querySelector(like)
      const [ours, ...rest] = model ? getComputedStyle(model).fontFamily.split(', ') : []
      const families = rest.filter((family) => family.startsWith('"'))
      await Promise.all([ours, ...families].map((family) => document.fonts.load(`${style} ${family}`)))
      return families.map((family, index) => {
        // Browsers render button text differently.
        const tag = index === 0 ? 'button' : 'p'
        const [before, after] = [roomOf(tag, family), roomOf(tag, ours)]
        return { family, tag, width: before.width / after.width, height: before.height / after.height }
      })
    },
    { text: sample, ...font },
  )
}
