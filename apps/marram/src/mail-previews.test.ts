import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionKeys } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { describe, expect, test } from 'vitest'
import { mailsCommand } from './commands/mails.ts'
import { mailSamples, previewMails } from './mail-previews.ts'

/** The mails in the catalogue: entries with a subject. */
function mailsIn(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'subject' in value ? [path.join('.')] : []
  return [...own, ...Object.entries(value).flatMap(([key, child]) => mailsIn(child, [...path, key]))]
}

describe.each(editionKeys)('the mails in %s', (edition) => {
  const { letters, sms } = previewMails(edition)

  test('are all among the previews, and so are the text messages', () => {
    // Drafts that staff finish at the desk are no mails yet.
    const named = mailsIn(mailMessages(edition)).filter((name) => !name.startsWith('staffLetter.templates.'))
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !(name in letters))).toEqual([])
    expect(Object.keys(sms)).toEqual(Object.keys(mailMessages(edition).booking.sms).map((name) => `sms.${name}`))
  })

  test.each(Object.entries(letters))('%s is complete, as text and as HTML', (_, { subject, text, html }) => {
    expect(subject.trim()).not.toBe('')
    for (const form of [subject, text, html]) expect(form).not.toMatch(/undefined|NaN|\[object/)
    expect(html).toContain(`<html lang="${edition}">`)
  })

  test.each(Object.entries(letters))('%s greets the guest and is signed with our phone number', (name, letter) => {
    const { hello, signature } = mailMessages(edition).courtesy
    for (const form of [letter.text, letter.html.replaceAll('<br>', '\n')]) {
      // Forms, alerts and questions are sent to the office.
      if (['form', 'booking.alerts', 'backupFailed', 'question.notice'].includes(name)) {
        expect(form).not.toContain(signature)
        continue
      }
      expect(form).toContain(signature)
      expect(form.includes('Karen') || form.includes(hello), name).toBe(true)
    }
  })

  test.each(Object.entries(letters))('%s names the company, its address and its registration', (_, letter) => {
    for (const form of [letter.text, letter.html])
      expect(form).toMatch(/Marram A\/S, Blåvandvej 42, 6857 Blåvand.* 12 34 56 78/)
  })

  test.each(Object.entries(letters))('%s continues in lower case after a German salutation', (_, { text }) => {
    if (edition !== 'de') return
    expect(text).not.toMatch(/^Guten Tag[^\n]*,\n\n(?!Sie |Ihre? |„)\p{Lu}/mu)
  })

  test.each(Object.entries(letters))('%s has an unsubscribe link, unless it is about a contract', (name, letter) => {
    // Bookings, accounts and contest entries are contracts, answers were asked for, forms go to the agency itself.
    const isContract = /^(?:booking|account|contest|question)\.|^(?:form|backupFailed)$/.test(name)
    if (isContract) return expect(letter.unsubscribe).toBeUndefined()
    expect(letter.unsubscribe).toMatch(
      /^https:\/\/\w+\.example\/(?:newsletter\/(?:unsubscribe|stop)|account\/review-mails)\/\?token=/,
    )
    for (const form of [letter.text, letter.html.replaceAll('&amp;', '&')]) expect(form).toContain(letter.unsubscribe)
  })
})

test('an operator exports all of them to a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marram-mails-'))
  try {
    expect(await mailsCommand(['preview', '--out', folder])).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['da', 'de', 'en', 'index.html', 'mails.md'])
    const { letters, sms } = previewMails('da')
    expect(readdirSync(join(folder, 'da'))).toHaveLength(2 * Object.keys(letters).length + Object.keys(sms).length)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('da/guest.ownerTax.html')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('docs/mails.md is up to date', () => {
  const page = readFileSync(new URL('../../../docs/mails.md', import.meta.url), 'utf8')
  const hint = 'out of date: run "node scripts/marram.mjs mails preview --out FOLDER" and copy mails.md from there'
  expect(page, hint).toBe(mailSamples())
})

test.each([[], ['preview'], ['show', '--out', 'x']])('an operator with %j gets the usage', async (...args) => {
  await expect(mailsCommand(args)).rejects.toThrow('preview --out FOLDER')
})
