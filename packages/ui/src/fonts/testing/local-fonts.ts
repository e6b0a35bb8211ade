/** Fonts of guests' devices by PostScript name, from packages. Arimo has the widths of Arial, and so on. */
const files = {
  'Arimo-Regular': 'arimo/files/arimo-latin-400-normal.woff2',
  'Arimo-Bold': 'arimo/files/arimo-latin-700-normal.woff2',
  DejaVuSans: 'dejavu-sans/files/dejavu-sans-latin-400-normal.woff2',
  'DejaVuSans-Bold': 'dejavu-sans/files/dejavu-sans-latin-700-normal.woff2',
  DejaVuSerif: 'dejavu-serif/files/dejavu-serif-latin-400-normal.woff2',
  'Gelasio-Regular': 'gelasio/files/gelasio-latin-400-normal.woff2',
  'NotoSans-Regular': 'noto-sans/files/noto-sans-latin-400-normal.woff2',
  'NotoSans-Bold': 'noto-sans/files/noto-sans-latin-700-normal.woff2',
  'NotoSerif-Regular': 'noto-serif/files/noto-serif-latin-400-normal.woff2',
  'Roboto-Regular': 'roboto/files/roboto-latin-400-normal.woff2',
  'Roboto-Bold': 'roboto/files/roboto-latin-700-normal.woff2',
  'Tinos-Regular': 'tinos/files/tinos-latin-400-normal.woff2',
} as const

export type LocalFont = keyof typeof files

export const isLocalFont = (name: string): name is LocalFont => Object.hasOwn(files, name)
export const localFonts = Object.keys(files).filter(isLocalFont)

export function localFontPath(name: LocalFont): string {
  return new URL(import.meta.resolve(`@fontsource/${files[name]}`)).pathname
}
