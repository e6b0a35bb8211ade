/**
 * @typedef {{ path: string, text: string }} SourceFile
 * @typedef {{ owner: string, tables: string[], readers?: string[], writers?: Record<string, string> }} Group
 *   `writers` have a reason each, and may read too
 * @typedef {Record<string, Group>} TableOwners
 */

const serviceFile = /^services\/([^/]+)\/src\/.*\.ts$/
const isTestSupport = /\.test\.ts$|\/testing\//
const database = /export (?:interface Database|type Database =) \{([^}]*)\}/

/**
 * Checks that every table belongs to one service, and that the others use it only as table-owners.json allows.
 * Statements are found by the names in them, so a table name must be written out, not put together.
 * @param {readonly SourceFile[]} files with paths relative to the root
 * @param {{ owners: TableOwners, schema: string }} plan `schema` is the text of schema.generated.ts
 * @returns {string[]} a sentence for each breach
 */
export function checkTableOwners(files, { owners, schema }) {
  const groups = Object.values(owners)
  const listed = groups.flatMap(({ tables }) => tables)
  const known = [...(database.exec(schema)?.[1] ?? '').matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name)
  return [
    ...known.filter((name) => !listed.includes(name)).map((name) => `Table ${name} is missing in table-owners.json.`),
    ...listed.filter((name) => !known.includes(name)).map((name) => `table-owners.json names ${name}, no table.`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `table-owners.json names ${name} twice.`),
    ...files.flatMap((file) => checkFile(file, groups)),
  ]
}

/**
 * @param {SourceFile} file
 * @param {readonly Group[]} groups
 * @returns {string[]}
 */
function checkFile({ path, text }, groups) {
  const service = serviceFile.exec(path)?.[1]
  if (service === undefined || isTestSupport.test(path)) return []
  return groups.flatMap(({ owner, tables, readers = [], writers = {} }) => {
    if (owner === service || Object.hasOwn(writers, service)) return []
    return tables.flatMap((table) => {
      if (writes(text, table)) return [`${path} writes ${table}, which belongs to ${owner}: ask its client.`]
      if (readers.includes(service) || !reads(text, table)) return []
      return [
        `${path} reads ${table}, which belongs to ${owner}: ask its client, or share one module of the database package.`,
      ]
    })
  })
}

/**
 * @param {string} text
 * @param {string} table
 */
function writes(text, table) {
  const builder = `\\b(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*\\[?'${table}\\b`
  return new RegExp(`${builder}|\\b(?:insert into|update|delete from|merge into) ${table}\\b`).test(text)
}

/**
 * @param {string} text
 * @param {string} table
 */
function reads(text, table) {
  return new RegExp(
    `\\b(?:selectFrom|\\w*[jJ]oin|from|using)\\(\\s*\\[?'${table}\\b|\\b(?:from|join|using) ${table}\\b`,
  ).test(text)
}
