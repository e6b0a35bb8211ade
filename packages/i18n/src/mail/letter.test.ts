import { expect, test } from 'vitest'
import { renderLetter } from './letter.ts'

test('a letter says the same in text and HTML, and nothing in it is markup', () => {
  const { text, html } = renderLetter('en', {
    subject: 'S',
    heading: 'Hello & welcome',
    paragraphs: ['<img src=x onerror=alert(1)>'],
    rows: [{ label: 'Name', value: 'O"Neill' }],
    button: { label: 'Go', href: 'https://marram.example/?a=1&b=2' },
    unsubscribe: { href: 'https://marram.example/leave' },
  })
  expect(text).toContain('Hello & welcome')
  expect(text).toContain('https://marram.example/?a=1&b=2')
  expect(html).toContain('Hello &amp; welcome')
  expect(html).toContain('href="https://marram.example/?a=1&amp;b=2"')
  expect(html).not.toContain('<img')
  for (const form of [text, html]) expect(form).toContain('https://marram.example/leave')
})
