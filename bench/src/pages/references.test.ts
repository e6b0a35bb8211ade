import { expect, test } from 'vitest'
import { latinFonts, referencesOf, staticImports } from './references.ts'

test('a page’s scripts, styles, fonts and pictures are found', () => {
  const html = `<link rel="stylesheet" href="/assets/all.css"><link rel="stylesheet" href="/assets/in-the-page.css" disabled="">
    <link rel="modulepreload" href="/assets/a.js">
    <link rel="preload" as="font" href="/assets/f.woff2"><script type="module" async src="/assets/a.js"></script>
    <script>inline()</script><script src="https://elsewhere.example/x.js"></script>
    <img src="/p?w=1&amp;h=2" srcSet="/p?w=1&amp;h=2 1x, /p?w=2&amp;h=4 2x">`
  expect(referencesOf(html)).toEqual({
    scripts: ['/assets/a.js'],
    awaited: [],
    ready: [],
    styles: ['/assets/all.css'],
    fonts: ['/assets/f.woff2'],
    pictures: ['/p?w=1&h=2', '/p?w=2&h=4'],
  })
})

test.each([
  ['by itself', '', ['/assets/boot.js', '/assets/a.js', '/assets/b.js'], []],
  ['when its guest does something', ' data-client="moved"', ['/assets/boot.js'], ['/assets/a.js', '/assets/b.js']],
])('the files that the first script loads %s', (_, client, scripts, awaited) => {
  const html = `<html lang="de"${client} data-files="/assets/a.js /assets/b.js" data-ready-files="/assets/c.js"><script src="/assets/boot.js"></script>`
  expect(referencesOf(html)).toMatchObject({ scripts, awaited, ready: ['/assets/c.js'] })
})

test('static imports count, dynamic ones do not', () => {
  const script = `import{a as b}from"./b.js";import"./c.js";export*from'./d.js';const e=()=>import("./e.js")`
  expect(staticImports(script, '/assets/a.js')).toEqual(['/assets/b.js', '/assets/c.js', '/assets/d.js'])
})

test('only fonts with plain Latin letters count', () => {
  const css = `@font-face{src:url(/l.woff2)format("woff2");unicode-range:U+??,U+131}
    @font-face{src:url("/ext.woff2");unicode-range:U+100-2BA}@font-face{font-family:Fallback;src:local(Arial)}`
  expect(latinFonts(css)).toEqual(['/l.woff2'])
})
