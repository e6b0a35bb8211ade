import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRepositoryFiles } from './repository-files.mjs'

/** @typedef {{ path: string, text: string }} SourceFile */
/** @typedef {{ item: string, path: string, test: string }} Claim an item that a test says it covers */
/**
 * @typedef {{ call: Names, query: Names, route: Names, entity: Record<string, string[]>, error: Names, constant: Names,
 * unused?: Names }} Items `unused`: an item → the reason for having no use
 */
/** @typedef {Record<string, string>} Names name of an item → its description */

export const itemsPath = 'docs/spec-items.json'
export const coveragePath = 'docs/spec-coverage.md'

const testFile = /\.test\.tsx?$|^e2e\/tests\/.+\.spec\.ts$/
const mark = /^\s*\/\/ spec: (.+)$/
const testCall = /^\s*test(\.each|\.for)?[(<]/

/** @typedef {Exclude<keyof Items, 'unused'>} Kind */

/** Parts of an item that need no use; only such a part may have a reason instead of a test. */
const isOptional = /use is not shown/

/** @type {Record<Kind, string>} */
const headings = {
  call: 'Calls',
  query: 'Queries',
  route: 'Routes',
  entity: 'Entities',
  error: 'Error catalogue',
  constant: 'Business constants and limits',
}

/**
 * @param {string} root
 * @returns {{ items: Items, files: SourceFile[] }}
 */
export function readSources(root) {
  const paths = listRepositoryFiles(root).filter((path) => testFile.test(path))
  return {
    items: JSON.parse(readFileSync(join(root, itemsPath), 'utf8')),
    files: paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  }
}

/**
 * The `// spec:` lines directly above a test, several items separated by semicolons.
 * @param {readonly SourceFile[]} files
 * @param {Items} items
 * @returns {{ claims: Claim[], problems: string[] }}
 */
export function readClaims(files, items) {
  const known = knownItems(items)
  const claims = []
  const problems = []
  for (const { path, text } of files) {
    const lines = text.split('\n')
    for (const [index, line] of lines.entries()) {
      const named = mark.exec(line)?.[1]
      if (!named) continue
      const test = testBelow(lines, index)
      if (!test) problems.push(`${path}:${index + 1} stands above no test: put it directly above one that is run.`)
      for (const item of named.split(';').map((word) => word.trim())) {
        if (!known.has(item)) problems.push(`${path}:${index + 1} names "${item}", which is not in ${itemsPath}.`)
        else if (test) claims.push({ item, path, test })
      }
    }
  }
  return { claims, problems: [...problems, ...wrongReasons(items, claims)] }
}

/**
 * @param {Items} items
 * @param {readonly Claim[]} claims
 * @returns {string[]}
 */
function wrongReasons(items, claims) {
  const about = new Map(plainItems(items))
  return Object.keys(items.unused ?? {}).flatMap((item) => {
    const text = about.get(item)
    if (text === undefined) return [`${itemsPath} gives a reason for "${item}", which is not in it.`]
    if (claims.some((claim) => claim.item === item))
      return [`${itemsPath} calls "${item}" unused, but a test shows it.`]
    return isOptional.test(text)
      ? []
      : [`${itemsPath} gives a reason for "${item}", whose use the specification shows.`]
  })
}

/**
 * All items except entities, which have fields.
 * @param {Items} items
 * @returns {[item: string, about: string][]}
 */
function plainItems({ entity: _, unused: __, ...kinds }) {
  return Object.entries(kinds).flatMap(([kind, names]) =>
    Object.entries(names).map(([name, about]) => /** @type {[string, string]} */ ([`${kind} ${name}`, about])),
  )
}

/**
 * @param {Items} items
 * @returns {Set<string>}
 */
function knownItems(items) {
  return new Set([
    ...plainItems(items).map(([item]) => item),
    ...Object.entries(items.entity).flatMap(([name, fields]) => [
      `entity ${name}`,
      ...fields.map((field) => `entity ${name}.${field}`),
    ]),
  ])
}

/**
 * @param {readonly string[]} lines
 * @param {number} index
 * @returns {string | null} the name of the test
 */
function testBelow(lines, index) {
  let start = index + 1
  while (mark.test(lines[start] ?? '')) start += 1
  const call = testCall.exec(lines[start] ?? '')
  if (!call) return null
  const below = lines.slice(start).join('\n')
  const name = call[1] ? /\)\(\s*(['"`])(.+?)\1,/s.exec(below) : /^\s*test\(\s*(['"`])(.+?)\1,/s.exec(below)
  return name?.[2]?.replaceAll('\\', '') ?? null
}

/**
 * @param {Items} items
 * @param {readonly Claim[]} claims
 * @returns {string[]} items, and fields of entities, that no test covers and that have no reason
 */
export function uncovered(items, claims) {
  const claimed = new Set(claims.map(({ item }) => item))
  const { unused = {} } = items
  const plain = plainItems(items).flatMap(([item]) => (Object.hasOwn(unused, item) ? [] : [item]))
  const fields = Object.entries(items.entity).flatMap(([name, all]) => {
    if (claimed.has(`entity ${name}`)) return []
    if (all.length === 0) return [`entity ${name}`]
    return all.map((field) => `entity ${name}.${field}`)
  })
  return [...plain, ...fields].filter((item) => !claimed.has(item))
}

/**
 * @param {Items} items
 * @param {readonly Claim[]} claims
 * @returns {string} the text of docs/spec-coverage.md
 */
export function renderCoverage(items, claims) {
  const open = uncovered(items, claims)
  const { unused = {}, ...kinds } = items
  const total = Object.values(kinds).reduce((sum, group) => sum + Object.keys(group).length, 0)
  const unusedRows = Object.keys(unused).length
  const openRows = new Set(open.map((item) => (item.startsWith('entity ') ? (item.split('.')[0] ?? item) : item)))
  const parts = /** @type {Kind[]} */ (Object.keys(headings)).map((kind) => {
    const rows = Object.entries(items[kind]).map(([name, about]) =>
      renderRow(kind, name, about, { claims, open, unused }),
    )
    const head = kind === 'entity' ? '| Entity | Fields | Tests |' : '| Item | What | Tests |'
    return [`## ${headings[kind]}`, '', head, '| --- | --- | --- |', ...rows, ''].join('\n')
  })
  return [
    '# What the specification asks for, and the test that shows it',
    '',
    `Generated by \`npm run spec-coverage\` from the \`// spec:\` lines above tests and [the list of items](spec-items.json);`,
    'a test refuses a file that is not what they make. An empty row has no test. A row in italics has a reason instead: the',
    'specification names the item and shows no use of it.',
    '',
    `${total - openRows.size - unusedRows} of ${total} rows have a test, ${unusedRows} a reason.`,
    '',
    ...parts,
  ].join('\n')
}

/**
 * @param {Kind} kind
 * @param {string} name
 * @param {string | string[]} about
 * @param {{ claims: readonly Claim[], open: readonly string[], unused: Names }} known
 */
function renderRow(kind, name, about, { claims, open, unused }) {
  const id = `${kind} ${name}`
  const own = claims.filter(({ item }) => item === id || item.startsWith(`${id}.`))
  const fields = Array.isArray(about) ? about : []
  const bare = fields.filter((field) => open.includes(`${id}.${field}`))
  const missing = bare.length > 0 && bare.length < fields.length ? [`without a test: ${bare.join(', ')}`] : []
  const reason = Object.hasOwn(unused, id) ? [`*${cell(unused[id] ?? '')}*`] : []
  const tests = [...new Set(own.map(({ path, test }) => `[${cell(test)}](../${path})`))]
  return `| ${cell(name)} | ${cell(Array.isArray(about) ? about.join(', ') : about)} | ${[...tests, ...missing, ...reason].join('<br>')} |`
}

/** @param {string} text */
function cell(text) {
  return text.replace(/\s+/g, ' ').replace(/[|<>[\]*_]/g, '\\$&')
}
