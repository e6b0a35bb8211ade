import { expect, test } from 'vitest'
import { renderLetter } from './letter.ts'

test('text and HTML of a letter are equal, and no text becomes markup', () => {
  const wild = (part: string) => `<img alt="${part}"> & ${part}`
  const parts = [
    'subject',
    'heading',
    'paragraph',
    'label',
    'value',
    'sum',
    'amount',
    'button',
    'leave',
    'title',
    'text',
    'item',
  ]
  const { text, html } = renderLetter('en', {
    subject: wild('subject'),
    heading: wild('heading'),
    paragraphs: [wild('paragraph')],
    rows: [{ label: wild('label'), value: wild('value') }],
    sums: [{ label: wild('sum'), value: wild('amount') }],
    button: { label: wild('button'), href: 'https://marram.example/?a=1&b="2"' },
    unsubscribe: { href: 'https://marram.example/leave', label: wild('leave') },
    appendix: [
      { kind: 'title', text: wild('title') },
      { kind: 'text', text: wild('text') },
      { kind: 'item', text: wild('item') },
    ],
  })
  const escaped = (part: string) => `&lt;img alt=&quot;${part}&quot;&gt; &amp; ${part}`
  expect(parts.filter((part) => !html.includes(escaped(part)))).toEqual([])
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://marram.example/?a=1&amp;b=&quot;2&quot;"')
  expect(parts.filter((part) => part !== 'subject' && !text.includes(wild(part)))).toEqual([])
  expect(text).toContain('https://marram.example/?a=1&b="2"')
  for (const form of [text, html]) expect(form).toContain('https://marram.example/leave')
})

test.each([
  ['da', 'Kære Karen Holm', 'Venlig hilsen'],
  ['de', 'Guten Tag Karen Holm,', 'Herzliche Grüße'],
  ['en', 'Dear Karen Holm,', 'Kind regards,'],
] as const)('a letter in %s greets by the full name and is signed with a phone number', (edition, dear, regards) => {
  const letter = { subject: 'S', heading: 'H', paragraphs: ['P'], reader: 'Karen Holm', closing: ['C'] }
  const { text, html } = renderLetter(edition, letter)
  for (const form of [text, html]) {
    const order = [dear, 'P', 'C', regards, '+45 75 00 19 66'].map((part) => form.indexOf(part))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  }
})

test("a letter to the agency's staff has no greeting or signature", () => {
  const { text } = renderLetter('en', { subject: 'S', heading: 'H', paragraphs: ['P'], isInternal: true })
  expect(text).not.toMatch(/Dear|Hello|Kind regards/)
})

test.each([
  ['da', '12 34', 'Marram A/S, Klitvej 1. CVR-nr. 12 34'],
  ['de', '12 34', 'Marram A/S, Klitvej 1. Dänische Firmennummer (CVR) 12 34'],
  ['en', null, 'Marram A/S, Klitvej 1'],
] as const)('a letter in %s ends with its legal sender', (edition, cvr, line) => {
  const letter = renderLetter(edition, { subject: 'S', heading: 'H', paragraphs: ['P'] })
  const signed = letter.signature?.by({ company: 'Marram A/S', address: 'Klitvej 1', cvr })
  expect(signed?.text.endsWith(`\n${line}\n`)).toBe(true)
  expect(signed?.html).toContain(`<br>${line}</p>`)
  expect(letter.text).not.toContain('Klitvej')
})

test('a document below a letter follows its signature, and no text of it becomes markup', () => {
  const { text, html } = renderLetter('en', {
    subject: 'S',
    heading: 'H',
    paragraphs: ['P'],
    appendix: [
      { kind: 'title', text: 'Terms' },
      { kind: 'heading', text: '1. <b>Parties</b>' },
      { kind: 'text', text: 'You & the owner' },
      { kind: 'item', text: '90 days: 20%' },
    ],
  })
  expect(text).toMatch(/Marram team.*Terms.*1\. <b>Parties<\/b>.*You & the owner.*- 90 days: 20%.*-- \n/s)
  expect(html).toMatch(/Terms<\/h2>.*&lt;b&gt;Parties.*You &amp; the owner.*• 90 days/s)
})
