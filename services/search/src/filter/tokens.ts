import { FilterError } from './filter-error.ts'

/** `word` is bare and may be a keyword; `text` was quoted and never is one. */
export type Token = Readonly<{ kind: 'word' | 'text' | 'mark' | 'end'; text: string; at: number }>

// Bare words contain letters of every alphabet, digits, and the four signs that Meilisearch allows.
const pattern = /\s*(?:"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|([\p{L}\p{N}_\-/.]+)|(!=|<=|>=|[=<>()[\],]))/uy
/** Enough to list every street; no real search needs more. */
const longest = 32_768

export function tokenise(filter: string): Token[] {
  if (filter.length > longest) throw new FilterError(`The filter has more than ${longest} characters.`)
  const tokens: Token[] = []
  const end = filter.trimEnd().length
  pattern.lastIndex = 0
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex
    const match = pattern.exec(filter)
    if (match === null) throw unreadable(filter.slice(from).trimStart(), filter)
    const at = pattern.lastIndex - match[0].trimStart().length
    const [, double, single, word, mark] = match
    const quoted = double ?? single
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replace(/\\([\s\S])/g, '$1'), at })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, at })
    else tokens.push({ kind: 'mark', text: mark ?? '', at })
  }
  return tokens
}

function unreadable(rest: string, filter: string): FilterError {
  const isUnclosed = rest.startsWith('"') || rest.startsWith("'")
  const shown = rest.slice(0, 40)
  return new FilterError(
    isUnclosed
      ? `Expression \`${shown.replaceAll('\\', '\\\\')}\` is missing the following closing delimiter: \`${rest[0]}\`.`
      : `Found unexpected characters: \`${shown}\`.`,
    filter.length - rest.length,
  )
}
