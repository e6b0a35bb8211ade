import { expect, test } from 'vitest'
import { presentLink } from './link-rules.ts'

const place = {
  ownHosts: ['de.marram.example', 'en.marram.example', 'sommer.example'],
  siteName: 'Marram',
  forceTabs: false,
}

test.each([
  ['#preise', '#preise', false],
  ['/anreise/', '/anreise/', false],
  ['kontakt/', '/kontakt/', false],
  ['https://de.marram.example/anreise/?a=1#b', '/anreise/?a=1#b', false],
  ['https://en.marram.example/arrival/', 'https://en.marram.example/arrival/', false],
  ['https://sommer.example/hus/', 'https://sommer.example/hus/', false],
  ['https://gast.marram.example/', 'https://gast.marram.example/', false],
  ['https://www.dmi.dk/vejr', 'https://www.dmi.dk/vejr', true],
  ['https://social.example/marram', 'https://social.example/marram', true],
  ['//dmi.dk/', 'https://dmi.dk/', true],
  ['/\\dmi.dk/', 'https://dmi.dk/', true],
  ['mailto:hej@agency.example', 'mailto:hej@agency.example', false],
  ['tel:+4575001966', 'tel:+4575001966', false],
])('%s is written as %s, in a new tab: %s', (uri, href, newTab) => {
  expect(presentLink(uri, place)).toEqual({ href, newTab })
})

test.each([
  ['#preise', false],
  ['/anreise/', true],
  ['https://en.marram.example/arrival/', true],
  ['mailto:hej@agency.example', false],
])('with the setting for tabs on, %s opens in a new tab: %s', (uri, newTab) => {
  expect(presentLink(uri, { ...place, forceTabs: true })?.newTab).toBe(newTab)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'blob:https://de.marram.example/1',
  'file:///etc/passwd',
  'https://',
])('%j is never written as a link', (uri) => {
  expect(presentLink(uri, place)).toBeNull()
})
