/** The design tokens of the style sheet, for what it does not reach: mails, and pages that are written without any. */
export const standardPalette = {
  'sea-700': '#3a4a63',
  'sea-500': '#557193',
  'sea-300': '#b5c9db',
  'sea-200': '#c6d5e3',
  foam: '#ebf2f7',
  'foam-dark': '#dee9f1',
  ink: '#232c3d',
  'ink-soft': '#485161',
  'ink-muted': '#606775',
  'on-ink': '#f2f5f7',
  'on-ink-soft': '#d9dfe6',
  'on-ink-muted': '#bdc5d0',
  'line-field': '#8b919c',
  coral: '#9a4a1a',
  'coral-dark': '#7c390f',
  'coral-tint': '#f6ebe3',
  'sand-50': '#f9f9f7',
  'sand-100': '#eeeee9',
  'sand-200': '#e2e2dc',
  'sand-300': '#d4d4ca',
  'sand-400': '#c7c6bb',
  'sand-700': '#636156',
  line: '#e0e0db',
} as const

export type AgencyToken = keyof typeof standardPalette
export type AgencyPalette = Readonly<Record<AgencyToken, string>>

let palette: AgencyPalette = standardPalette

/** A process serves one agency. */
export function setAgencyColours(tokens: Readonly<Record<string, string>>): void {
  palette = { ...standardPalette, ...tokens }
}

export const agencyColour = (token: AgencyToken): string => palette[token]
