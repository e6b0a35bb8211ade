import { expect, test } from 'vitest'
import { parseSheet, rulesFor } from './stylesheet.ts'

const rulesOf = (css: string, ...classes: string[]) => rulesFor(parseSheet(css), new Set(classes))

test.each([
  [
    'rules of classes that the page has, and of elements',
    '.a{color:red}.b{color:blue}p{margin:0}',
    '.a{color:red}p{margin:0}',
  ],
  ['those of several classes only where the page has all', '.a.b{top:0}.a .a:hover{top:1px}', '.a .a:hover{top:1px}'],
  ['the selectors of a list that can apply', '.b,.a:is(.b,.c),p{top:0}', '.a:is(.b,.c),p{top:0}'],
  [
    'selectors in brackets are ignored',
    '.a:not(.b)>p:has(.b){top:0}.a[href$=".pdf"]{top:1px}',
    '.a:not(.b)>p:has(.b){top:0}.a[href$=".pdf"]{top:1px}',
  ],
  [
    'inside queries, which are dropped when empty',
    '@media print{.b{top:0}}@media (width>1px){.a{top:0}.b{top:0}}',
    '@media (width>1px){.a{top:0}}',
  ],
  [
    'layers, which keep their place even when empty',
    '@layer x{.b{top:0}}@layer y;@layer z{.a{top:0}}',
    '@layer x{}@layer y;@layer z{.a{top:0}}',
  ],
  [
    'fonts, animations and properties',
    '@font-face{src:url(x)}@keyframes k{0%{top:0}to{top:1px}}',
    '@font-face{src:url(x)}@keyframes k{0%{top:0}to{top:1px}}',
  ],
  [
    'special characters inside strings',
    `.b{content:"}"}.a{content:"{\\""}.a:after{content:';'}`,
    `.a{content:"{\\""}.a:after{content:';'}`,
  ],
])('a page keeps %s', (_, css, expected) => {
  expect(rulesOf(css, 'a')).toBe(expected)
})
