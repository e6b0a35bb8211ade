import type { Settings } from './config.ts'

/** Renders the README's table of settings in Markdown, in the order of the schema. */
export function describeSettings(settings: Settings): string {
  const rows = Object.values(settings).map(({ name, fallback, secret, expected, meaning }) =>
    row([`\`${name}\``, presentFallback(fallback, secret), `${meaning} (${expected}${secret ? '; secret' : ''})`]),
  )
  return [row(['Setting', 'Default', 'Meaning']), row(['---', '---', '---']), ...rows].join('\n')
}

function presentFallback(fallback: string | null | undefined, secret: boolean): string {
  if (fallback === null) return 'must be set'
  if (fallback === undefined || fallback === '') return 'none'
  return secret ? 'a built-in value' : `\`${fallback}\``
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
