/** The agency's design tokens for what no style sheet reaches: mails, and pages that are written without any. */
export const ownPalette = {
  'sea-700': '#1b4b5a',
  'sea-500': '#2a7486',
  'sea-300': '#a9ced4',
  'sea-200': '#bcd9de',
  foam: '#e8f3f4',
  'foam-dark': '#d9ebed',
  ink: '#12303b',
  'ink-soft': '#3b555f',
  'ink-muted': '#566b74',
  'on-ink': '#f1f6f6',
  'on-ink-soft': '#d5e1e4',
  'on-ink-muted': '#b6c8cd',
  'line-field': '#83949b',
  coral: '#c4451c',
  'coral-dark': '#a23713',
  'coral-tint': '#fbe9e1',
  'sand-50': '#fbf7f0',
  'sand-100': '#f4ebdc',
  'sand-200': '#ebdfc9',
  'sand-300': '#e2cfae',
  'sand-400': '#d8c19a',
  'sand-700': '#775b34',
  line: '#e7ddcc',
} as const

export type AgencyToken = keyof typeof ownPalette
export type AgencyPalette = Readonly<Record<AgencyToken, string>>

let palette: AgencyPalette = ownPalette

/** A process serves one agency. */
export function setAgencyColours(tokens: Readonly<Record<string, string>>): void {
  palette = { ...ownPalette, ...tokens }
}

export const agencyColour = (token: AgencyToken): string => palette[token]
