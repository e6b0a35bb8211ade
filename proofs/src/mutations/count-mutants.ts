type Position = Readonly<{ line: number; column: number }>
/** Stryker's report; lines and columns start at 1. */
export type MutantResult = Readonly<{
  fileName: string
  status: string
  replacement?: string
  location: Readonly<{ start: Position; end: Position }>
}>

export type FolderResult = Readonly<{
  tested: number
  killed: number
  explained: number
  unexplained: readonly string[]
  killedShare: number
}>

/** By file and change. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>

const longest = 60

/** Counts mutants for which a test failed or timed out; survivors with a reason do not count against a folder. */
export function countMutants(
  mutants: readonly MutantResult[],
  readSource: (file: string) => string,
  reasons: Reasons,
): FolderResult {
  const tested = mutants.filter(({ status }) => /^(Killed|Timeout|Survived|NoCoverage)$/.test(status))
  const alive = tested.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const unexplained = alive.flatMap((mutant) => {
    const change = describeChange(mutant, readSource(mutant.fileName))
    if (reasons[mutant.fileName]?.[change] !== undefined) return []
    return `${mutant.fileName}:${mutant.location.start.line} ${change}`
  })
  const killed = tested.length - alive.length
  const explained = alive.length - unexplained.length
  const killedShare = tested.length === explained ? 1 : killed / (tested.length - explained)
  return { tested: tested.length, killed, explained, unexplained, killedShare: Number(killedShare.toFixed(3)) }
}

/** Independent of line numbers, so that reasons can be stored under it. */
function describeChange({ replacement = '', location: { start, end } }: MutantResult, source: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines.push(lines.pop()?.slice(0, end.column - 1) ?? '')
  lines.unshift(lines.shift()?.slice(start.column - 1) ?? '')
  return `${shorten(lines.join('\n'))} → ${shorten(replacement)}`
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
