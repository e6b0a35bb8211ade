import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersIn, firstRanges, headingRanges } from './first-characters.ts'

// Makes the two fonts of a first visit from those of the packages: `node packages/ui/scripts/write-fonts.ts`.

/** What our styles ask for: kerning, ligatures, accents, figures of one width. */
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum']

const fonts = [
  {
    name: 'figtree',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ranges: firstRanges,
    variationAxes: { wght: { min: 400, max: 700 } },
    dropTables: ['STAT'],
  },
  {
    name: 'fraunces',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    ranges: headingRanges,
    // Headings are 440 to 560 heavy and 17 to 64 pixels tall: the eye sees the second, and each axis doubles the file. Above
    // 40, which only wide screens have, the drawing changes little, and 2 KB are a round trip on a phone.
    variationAxes: { wght: 500, opsz: { min: 16, max: 40 } },
    // GDEF says how kerning changes with the size: a heading is 0.3 % wider or narrower without.
    dropTables: ['STAT', 'GDEF'],
  },
]

const { resolve } = createRequire(import.meta.url)
for (const { name, from, ranges, variationAxes, dropTables } of fonts) {
  const whole = await readFile(resolve(from))
  const options = { targetFormat: 'woff2', keepFeatures, variationAxes, dropTables, noHinting: true } as const
  const subset = await subsetFont(whole, charactersIn(ranges), options)
  await writeFile(join(import.meta.dirname, '..', 'src', 'fonts', `${name}.woff2`), subset)
  process.stdout.write(`${name}: ${whole.length} to ${subset.length} bytes\n`)
}
