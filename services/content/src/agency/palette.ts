import type { AgencyColours } from '@marram/contract/agency/profile'
import { converter, formatHex, type Oklch, toGamut, wcagContrast } from 'culori'

type Source = keyof AgencyColours
type Recipe = {
  readonly from: Source
  /** Absolute where text must stay readable on any brand; otherwise relative to its source. */
  readonly l: number | { readonly plus: number }
  /** Factor of the source's chroma. */
  readonly c: number
  /** Added to the source's hue. */
  readonly h: number
}

const recipes = {
  'sea-700': { from: 'brand', l: { plus: 0 }, c: 1, h: 0 },
  'sea-500': { from: 'brand', l: { plus: 0.134 }, c: 1.3477, h: -4.95 },
  'sea-300': { from: 'brand', l: 0.8266, c: 0.7047, h: -13.45 },
  'sea-200': { from: 'brand', l: 0.8656, c: 0.5552, h: -12.74 },
  foam: { from: 'brand', l: 0.9562, c: 0.2066, h: -18.42 },
  'foam-dark': { from: 'brand', l: 0.9273, c: 0.3392, h: -17.05 },
  ink: { from: 'brand', l: 0.2917, c: 0.7157, h: 3.02 },
  'ink-soft': { from: 'brand', l: 0.4326, c: 0.6216, h: 1.92 },
  'ink-muted': { from: 'brand', l: 0.514, c: 0.5066, h: 3.9 },
  'on-ink': { from: 'brand', l: 0.9694, c: 0.0934, h: -24.82 },
  'on-ink-soft': { from: 'brand', l: 0.9015, c: 0.2383, h: -7.53 },
  'on-ink-muted': { from: 'brand', l: 0.8206, c: 0.3667, h: -5.67 },
  'line-field': { from: 'brand', l: 0.6553, c: 0.3889, h: 2.58 },
  coral: { from: 'accent', l: { plus: 0 }, c: 1, h: 0 },
  'coral-dark': { from: 'accent', l: { plus: -0.0749 }, c: 0.8735, h: 0.27 },
  'coral-tint': { from: 'accent', l: 0.9462, c: 0.1319, h: 8.51 },
  'sand-50': { from: 'ground', l: { plus: 0 }, c: 1, h: 0 },
  'sand-100': { from: 'ground', l: { plus: -0.0342 }, c: 2.1728, h: -1.11 },
  'sand-200': { from: 'ground', l: { plus: -0.0699 }, c: 3.1464, h: 0.97 },
  'sand-300': { from: 'ground', l: { plus: -0.1156 }, c: 4.7801, h: -0.33 },
  'sand-400': { from: 'ground', l: { plus: -0.1567 }, c: 5.7001, h: -1.01 },
  'sand-700': { from: 'ground', l: 0.4908, c: 6.4788, h: -7.41 },
  line: { from: 'ground', l: { plus: -0.0764 }, c: 2.477, h: -0.68 },
} as const satisfies Record<string, Recipe>

export type Token = keyof typeof recipes
/** The design tokens that depend on the agency's colours, as #rrggbb. */
export type Palette = Readonly<Record<Token, string>>

const toOklch = converter('oklch')
const intoScreen = toGamut('rgb', 'oklch')

export function palette(colours: AgencyColours): Palette {
  const sources = { brand: read(colours.brand), accent: read(colours.accent), ground: read(colours.ground) }
  const tokens = Object.entries(recipes).map(([name, recipe]) => [name, mix(sources[recipe.from], recipe)] as const)
  return Object.fromEntries(tokens) as Palette
}

const read = (hex: string): Oklch => toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 }

function mix(source: Oklch, { l, c, h }: Recipe): string {
  const lightness = typeof l === 'number' ? l : Math.min(1, Math.max(0, source.l + l.plus))
  return formatHex(intoScreen({ mode: 'oklch', l: lightness, c: source.c * c, h: (source.h ?? 0) + h }))
}

type Ground = Token | 'white'
/** Texts and the grounds on which pages show them, with the contrast that WCAG AA asks for. */
const readable: readonly { readonly text: Ground; readonly on: readonly Ground[]; readonly least: number }[] = [
  { text: 'sand-700', on: ['white', 'sand-50', 'sand-100'], least: 4.5 },
  {
    text: 'ink',
    on: ['white', 'sand-50', 'sand-100', 'sand-300', 'sand-400', 'foam', 'sea-200', 'sea-300'],
    least: 4.5,
  },
  { text: 'ink-soft', on: ['white', 'sand-50', 'sand-100', 'foam'], least: 4.5 },
  { text: 'ink-muted', on: ['white', 'sand-50'], least: 4.5 },
  { text: 'sea-700', on: ['white', 'sand-50', 'sand-100', 'foam', 'foam-dark'], least: 4.5 },
  { text: 'sea-500', on: ['white', 'sand-50'], least: 4.5 },
  { text: 'line-field', on: ['white'], least: 3 },
  { text: 'on-ink-muted', on: ['ink'], least: 4.5 },
  { text: 'sand-300', on: ['ink'], least: 4.5 },
  { text: 'coral', on: ['white'], least: 4.5 },
  { text: 'coral-dark', on: ['white', 'coral-tint'], least: 4.5 },
]

export type Weakness = { readonly text: Ground; readonly on: Ground; readonly contrast: number; readonly least: number }

/** Pairs of text and ground that WCAG AA refuses. */
export function weaknesses(colours: AgencyColours): Weakness[] {
  const made = { ...palette(colours), white: '#ffffff' }
  return readable.flatMap(({ text, on, least }) =>
    on.flatMap((ground) => {
      const contrast = wcagContrast(made[text], made[ground])
      return contrast < least ? [{ text, on: ground, contrast, least }] : []
    }),
  )
}

const step = 0.005

/** The closest colours without weaknesses: each keeps its hue, and its lightness changes as little as possible. */
export function nearestReadable(colours: AgencyColours): AgencyColours {
  for (const grounded of shades(colours, 'ground')) {
    if (isWeak(grounded, ['ground'])) continue
    const branded = shades(grounded, 'brand').find((shade) => !isWeak(shade, ['ground', 'brand']))
    const accented = branded && shades(branded, 'accent').find((shade) => !isWeak(shade, ['ground', 'brand', 'accent']))
    if (accented) return accented
  }
  throw new Error('No ground leaves texts readable.')
}

/** Judges only pairs whose colours come from these sources. */
function isWeak(colours: AgencyColours, sources: readonly Source[]): boolean {
  const isSettled = (token: Ground) => token === 'white' || sources.includes(recipes[token].from)
  return weaknesses(colours).some(({ text, on }) => isSettled(text) && isSettled(on))
}

/** The same colours with every lightness of one of them, the closest first. */
function shades(colours: AgencyColours, source: Source): AgencyColours[] {
  const given = read(colours[source])
  const shifts = Array.from({ length: Math.ceil(1 / step) }, (_, index) => (index + 1) * step)
  const shifted = shifts.flatMap((shift) => [given.l - shift, given.l + shift]).filter((l) => l >= 0 && l <= 1)
  return [colours, ...shifted.map((l) => ({ ...colours, [source]: formatHex(intoScreen({ ...given, l })) }))]
}
