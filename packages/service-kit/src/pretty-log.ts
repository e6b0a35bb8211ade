const colours: Record<string, number> = { debug: 90, info: 32, warn: 33, error: 31, fatal: 31 }
const shownApart = new Set(['time', 'level', 'name', 'msg', 'requestId', 'traceId', 'trace_id', 'span_id', 'err'])

/** Formats JSON lines as `12:03:44 info  site  message key=value`, for a terminal. */
export function prettyLines(print: (line: string) => void): (line: string) => void {
  return (line) => print(prettyLine(line))
}

function prettyLine(line: string): string {
  const record = parseRecord(line)
  if (!record) return line
  const level = String(record.level)
  const time = String(record.time).slice(11, 19)
  const rest = Object.entries(record)
    .filter(([key]) => !shownApart.has(key))
    .map(([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('')
  const coloured = `\u001b[${colours[level] ?? 0}m${level.padEnd(5)}\u001b[0m`
  return `${time} ${coloured} ${record.name ?? ''}  ${record.msg ?? ''}${rest}${stackOf(record.err)}\n`
}

function stackOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('stack' in error)) return ''
  return `\n${String(error.stack)}`
}

function parseRecord(line: string): Record<string, unknown> | null {
  try {
    const record: unknown = JSON.parse(line)
    return typeof record === 'object' && record !== null ? { ...record } : null
  } catch {
    return null
  }
}
