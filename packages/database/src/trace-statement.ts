import { inSpan } from '@marram/service-kit/tracing'

/** A span per statement inside a traced request. */
export function traceStatement<T>(sql: string, send: () => Promise<T>): Promise<T> {
  return inSpan('sql', { kind: 'client' }, (span) => {
    const { name, text } = describeStatement(sql)
    span.rename(name)
    span.describe({ 'db.system.name': 'postgresql', 'db.query.text': text })
    return send()
  })
}

const longestText = 4000
/** Values are parameters nearly always; a literal may still be somebody's name. */
const literals = /(?:\bE)?'(?:[^'\\]|''|\\.)*'|\$(\w*)\$[\s\S]*?\$\1\$|(?<![\w$."])\d+(?:\.\d+)?\b/gi
const comments = /--[^\n]*|\/\*[\s\S]*?\*\//g
const target = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_\d]+)"?(?:\."?([a-z_\d]+)"?)?/i

/** The shape of a statement without any value: `select lodging`, and its text with `?` for literals. */
export function describeStatement(sql: string): { readonly name: string; readonly text: string } {
  const text = sql
    .replace(literals, '?')
    .replace(comments, ' ')
    .replace(/\$\d+(?:\s*,\s*\$\d+)+/g, '$…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
  const verb = /^\W*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'sql'
  const [, schemaOrTable, table] = target.exec(text) ?? []
  return { name: [verb, table ?? schemaOrTable].filter(Boolean).join(' '), text }
}
