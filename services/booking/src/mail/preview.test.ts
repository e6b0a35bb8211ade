import { editionKeys } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { describe, expect, test } from 'vitest'
import { previewLetters } from './preview.ts'
import { previewPage } from './preview-page.ts'

describe.each(editionKeys)('the mails in %s', (edition) => {
  test('have the same content in text and HTML', () => {
    for (const { name, subject, text, html } of previewLetters(edition)) {
      expect(subject, name).toContain('B1001')
      for (const form of [text, html]) {
        expect(form, name).toContain('123456789')
        expect(form, name).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  test('contain account, due amount and reference of a transfer', () => {
    const letters = previewLetters(edition)
    for (const name of ['confirmation', 'reminder', 'changed']) {
      const text = letters.find((letter) => letter.name === name)?.text ?? ''
      expect(text, name).toContain('DK50 0040 0440 1162 43')
      expect(text, name).toMatch(/: 123456789\n/)
      expect(text, name).toMatch(name === 'reminder' ? /845/ : /487/)
      expect(text.includes('0440116243'), name).toBe(edition === 'da')
    }
    expect(letters.find(({ name }) => name === 'confirmed-later')?.text).not.toContain('DK50')
  })

  test('attach the QR code for banking apps if the currency is euro', () => {
    for (const { name, html, text, pictures = [] } of previewLetters(edition)) {
      const isAsked = ['confirmation', 'confirm-address', 'changed', 'reminder'].includes(name)
      expect(pictures, name).toHaveLength(edition !== 'da' && isAsked ? 1 : 0)
      const shown = [...html.matchAll(/<img src="cid:([^"]+)"[^>]* alt="QR[^"]+"/g)].map(([, id]) => id)
      expect(shown, name).toEqual(pictures.map(({ contentId }) => contentId))
      expect(text, name).not.toContain('cid:')
    }
  })

  test('contain neither payments nor fees before a booking is approved', () => {
    const later = previewLetters(edition).find(({ name }) => name === 'confirmed-later')
    const { confirmation, deferred } = mailMessages(edition).booking
    expect(later?.text).toContain(deferred.cancelling)
    expect(later?.text).not.toMatch(/487|845|\b20 ?%/)
    for (const words of [confirmation.payments, confirmation.cancelLast, confirmation.next]) {
      expect(later?.text).not.toContain(words)
    }
  })

  test('link from a reminder to the payment of its instalment', () => {
    const reminder = previewLetters(edition).find(({ name }) => name === 'reminder')
    expect(reminder?.text).toMatch(/reservationId=123456789&key=sample&instalment=2#reservation-pay\n/)
  })

  test('contain what the law requires: all lines, the total, payment dates and cancellation fees', () => {
    const [confirmation] = previewLetters(edition)
    const lines = confirmation?.text.split('\n') ?? []
    const amounts = edition === 'da' ? ['1.190', '110', '229', '1.529'] : ['1', '110', '32', '332']
    for (const amount of amounts) expect(lines.some((line) => line.includes(amount))).toBe(true)
    expect(lines.filter((line) => /2027/.test(line)).length).toBeGreaterThanOrEqual(6)
    expect(confirmation?.text).toMatch(/20.*\n.*50.*\n.*70.*\n.*90/)
  })
})

test('all letters differ', () => {
  const subjects = editionKeys.flatMap((edition) => previewLetters(edition).map(({ html }) => html))
  expect(new Set(subjects).size).toBe(27)
})

test('developers see all of them on one page, in sandboxed frames', () => {
  const page = previewPage('de')
  expect(page.match(/<iframe [^>]*sandbox srcdoc="/g)).toHaveLength(9)
  expect(page).toContain('Das Haus ist für Sie gebucht')
  expect(page).toContain('src=&quot;data:image/png;base64,')
  expect(page).not.toContain('cid:')
})
