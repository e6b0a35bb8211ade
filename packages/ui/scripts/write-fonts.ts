import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { charactersIn, firstRanges, headingRanges } from './first-characters.ts'

// Creates the two fonts of a first visit from those of the packages: `node packages/ui/scripts/write-fonts.ts`.

/** Features used by our styles: kerning, ligatures, accents, tabular figures. */
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
    // Headings have weights 440 to 560 and sizes of 17 to 64 pixels: the size is more visible, and each axis doubles
    // the file. Above 40, on wide screens only, glyphs change little, and 2 KB are a round trip on a phone.
    variationAxes: { wght: 500, opsz: { min: 16, max: 40 } },
    // GDEF varies kerning with the optical size: without it a heading is 0.3 % wider or narrower.
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
