import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { editionsOf } from '@marram/contract/agency/agency'
import { currentTerms } from '@marram/database/agency/read-terms'
import { OperatorError } from '@marram/database/operator-error'
import { speakForDemo } from '@marram/demo/speak-for-demo'
import { editionKeys } from '@marram/i18n/edition-key'
import { escapeHtml, htmlWithPictures } from '@marram/i18n/mail/letter'
import { openAgency } from '../agency-source.ts'
import { mailSamples, previewMails, previewOf } from '../mail-previews.ts'
import { print } from '../terminal.ts'
import { withDatabase } from './database.ts'

/**
 * Writes every mail as HTML and text, and every text message, for reading or printing: in production those of the
 * agency in its editions, else those of the demo agency in all languages.
 */
export async function mailsCommand(
  args: string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } })
  if (positionals.join(' ') !== 'preview' || !values.out) {
    throw new OperatorError('mails takes: preview --out FOLDER, to write every mail and text message there.')
  }
  const agency = env.MARRAM_MODE === 'production' ? await openOwn(env) : null
  if (!agency) speakForDemo()
  const links = (agency?.editions ?? editionKeys).map((edition) => {
    const folder = join(values.out ?? '', edition)
    mkdirSync(folder, { recursive: true })
    const { letters, sms } = previewMails(edition, agency?.preview)
    for (const [name, letter] of Object.entries(letters)) {
      writeFileSync(join(folder, `${name}.html`), htmlWithPictures(letter))
      writeFileSync(join(folder, `${name}.txt`), letter.text)
    }
    for (const [name, body] of Object.entries(sms)) writeFileSync(join(folder, `${name}.txt`), `${body}\n`)
    const files = [
      ...Object.entries(letters).map(([name, { subject }]) => [`${name}.html`, subject] as const),
      ...Object.keys(sms).map((name) => [`${name}.txt`, name] as const),
    ]
    const items = files.map(
      ([file, about]) => `<li><a href="${edition}/${file}">${escapeHtml(about)}</a> (${escapeHtml(file)})</li>`,
    )
    return `<h2>${edition}</h2><ul>${items.join('')}</ul>`
  })
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1>'
  writeFileSync(join(values.out, 'index.html'), `${head}${links.join('')}</html>\n`)
  if (!agency) writeFileSync(join(values.out, 'mails.md'), mailSamples())
  print(`Every mail and text message is in ${values.out}; index.html lists them.`)
  return 0
}

/** From now on this process speaks for the agency of the database. */
function openOwn(env: Readonly<Record<string, string | undefined>>) {
  return withDatabase(env, async (database) => {
    const source = await openAgency(database)
    const agency = source.current()
    if (!agency) throw new OperatorError('There is no profile yet: set one with marram profile set FILE.')
    const terms = await currentTerms({ ...database, now: () => new Date() })
    return { editions: editionsOf(agency.profile), preview: previewOf(agency, terms) }
  })
}
