import { expect, test } from 'vitest'
import { normalHeading } from './headings.ts'
import { columnsOf, tableNames, tables } from './tables.ts'

const doc = new URL('../../../../../docs/spreadsheet-columns.md', import.meta.url)

const intro = `# Columns of the spreadsheets

[spreadsheets.md](spreadsheets.md) has the rules. A column in bold is needed in every row. The template of a file has the
columns with an example. This page is generated from the code: \`npx vitest run --project unit spreadsheets/tables -u\`.
`

function pageOfTables(): string {
  const sections = tableNames.map((name) => {
    const rows = columnsOf(name).map(({ heading, isRequired, examples, about }) => {
      const example = examples?.find((cell) => cell !== '')
      return `| ${isRequired ? `**${heading}**` : heading} | ${about} | ${example ? `\`${example}\`` : ''} |`
    })
    return [`## ${name}.csv\n`, `${tables[name].about}\n`, '| Column | Is | Example |', '|---|---|---|', ...rows].join(
      '\n',
    )
  })
  return `${[intro, ...sections].join('\n\n').replaceAll('\n\n\n', '\n\n')}\n`
}

test('the documents list every file and column', async () => {
  await expect(pageOfTables()).toMatchFileSnapshot(doc.pathname)
})

test.each(tableNames)('the headings of %s differ, however they are written', (name) => {
  const headings = columnsOf(name).map(({ heading }) => normalHeading(heading))
  expect(new Set(headings).size).toBe(headings.length)
})
