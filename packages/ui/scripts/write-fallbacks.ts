import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face, Font, Buffer as Glyphs, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { isLocalFont, type LocalFont, localFontPath } from '../src/fonts/testing/local-fonts.ts'
import { charactersIn, firstRanges, headingRanges } from './first-characters.ts'

// Adjusts the width and height of guests' fonts to ours: `node packages/ui/scripts/write-fallbacks.ts`.

const source = join(import.meta.dirname, '..', 'src')
/** HarfBuzz measures in whole units: use many per em. */
const emUnits = 100_000

/** Text uses weights 400 to 650, mostly 400 and 600. Headings are 17 to 64 pixels high, with optical sizes 16 to 40. */
const ourFonts = {
  regular: { file: 'figtree', ranges: firstRanges, axes: { wght: 400 }, weights: '300 549' },
  bold: { file: 'figtree', ranges: firstRanges, axes: { wght: 600 }, weights: '550 900' },
  heading: { file: 'fraunces', ranges: headingRanges, axes: { opsz: 28 }, weights: '100 900' },
} as const

/** The names of fonts with the same widths; the last one is measured. */
const fallbacks: readonly (readonly [
  family: string,
  like: keyof typeof ourFonts,
  locals: readonly [...others: string[], measured: LocalFont],
])[] = [
  ['Figtree Arial', 'regular', ['Arial', 'ArialMT', 'LiberationSans', 'Arimo-Regular']],
  ['Figtree Arial', 'bold', ['Arial Bold', 'Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold']],
  ['Figtree Roboto', 'regular', ['Roboto-Regular']],
  ['Figtree Roboto', 'bold', ['Roboto-Bold']],
  ['Figtree Noto', 'regular', ['NotoSans-Regular']],
  ['Figtree Noto', 'bold', ['NotoSans-Bold']],
  ['Figtree DejaVu', 'regular', ['DejaVuSans']],
  ['Figtree DejaVu', 'bold', ['DejaVuSans-Bold']],
  ['Fraunces Georgia', 'heading', ['Georgia', 'Gelasio-Regular']],
  ['Fraunces Times', 'heading', ['Times New Roman', 'TimesNewRomanPSMT', 'LiberationSerif', 'Tinos-Regular']],
  ['Fraunces Noto', 'heading', ['NotoSerif-Regular']],
  ['Fraunces DejaVu', 'heading', ['DejaVuSerif']],
]

const sample = await readMessages()
const faces: string[] = []
for (const [family, like, locals] of fallbacks) {
  const { file, ranges, axes, weights } = ourFonts[like]
  const ours = await openFont(join(source, 'fonts', `${file}.woff2`), ranges, axes)
  const theirs = await openFont(localFontPath(locals.findLast(isLocalFont) ?? 'Arimo-Regular'), ranges)
  const size = widthOf(sample, ours) / widthOf(sample, theirs)
  const { ascender, descender, lineGap } = ours.hExtents()
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  faces.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / emUnits / size)};
  descent-override: ${percent(-descender / emUnits / size)};
  line-gap-override: ${percent(lineGap / emUnits / size)};
}
`)
}
const comment = '/* Written by scripts/write-fallbacks.ts from the widths of all messages in all three languages. */\n'
await writeFile(join(source, 'styles', 'fallback-fonts.css'), comment + faces.join(''))

async function openFont(
  file: string,
  ranges: typeof firstRanges,
  variationAxes: Readonly<Record<string, number>> = {},
) {
  const font = await readFile(file)
  const sfnt = await subsetFont(font, charactersIn(ranges), { targetFormat: 'sfnt', variationAxes })
  const opened = new Font(new Face(new Blob(sfnt)))
  opened.setScale(emUnits, emUnits)
  return opened
}

function widthOf(text: string, font: Font): number {
  const glyphs = new Glyphs()
  glyphs.addText(text)
  glyphs.guessSegmentProperties()
  shape(font, glyphs)
  return glyphs.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}

async function readMessages(): Promise<string> {
  const folder = join(import.meta.dirname, '..', '..', 'i18n', 'src', 'messages')
  const modules = await Promise.all(globSync(`${folder}/**/{da,de,en}.ts`).map((file) => import(file)))
  return modules.flatMap((module) => stringsIn({ ...module })).join(' ')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
