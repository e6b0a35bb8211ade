import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '@marram/database/operator-error'
import { speakForDemo } from '@marram/demo/speak-for-demo'
import { editionKeys } from '@marram/i18n/edition-key'
import { escapeHtml, htmlWithPictures } from '@marram/i18n/mail/letter'
import { mailSamples, previewMails } from '../mail-previews.ts'
import { print } from '../terminal.ts'

/** Writes every mail as HTML and text, and every text message, in all languages, for reading or printing. */
export async function mailsCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { out: { type: 'string' } } })
  if (positionals.join(' ') !== 'preview' || !values.out) {
    throw new OperatorError('mails takes: preview --out FOLDER, to write every mail and text message there.')
  }
  speakForDemo()
  const links = editionKeys.map((edition) => {
    const folder = join(values.out ?? '', edition)
    mkdirSync(folder, { recursive: true })
    const { letters, sms } = previewMails(edition)
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
  writeFileSync(join(values.out, 'mails.md'), mailSamples())
  print(`Every mail and text message is in ${values.out}; index.html lists them.`)
  return 0
}
