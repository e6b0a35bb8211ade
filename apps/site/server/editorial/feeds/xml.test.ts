import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test('text cannot end an element or an attribute', () => {
  expect(xmlText(`Sand & Meer <b> "quoted" 'single'`)).toBe(
    'Sand &amp; Meer &lt;b&gt; &quot;quoted&quot; &apos;single&apos;',
  )
})

test('letters, tabs and line breaks stay; control characters that XML forbids are removed', () => {
  expect(xmlText('Blåvand\t7\r\n😀 \u0000\u0008\u000b\u001f')).toBe('Blåvand\t7\r\n😀 ')
})
