import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition.ts'
import { saturdaysOfMonths } from './calendar.ts'
import { linkOf, today, understand } from './testing/read-phrase.ts'

/** Lines of `phrase | link | rest`; `{2027-07}` stands for every Saturday of that month. */
function tableOf(edition: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`./testing/guest-phrases-${edition}.txt`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

function withSaturdays(link: string): string {
  return link.replace(/\{(\d{4})-(\d{2})\}/g, (_, year, month) =>
    String(saturdaysOfMonths(Number(month), Number(month), Number(year), today)?.join()),
  )
}

describe.each(editions)("guests' phrases on a page in $key", ({ key }) => {
  test.each(tableOf(key))('%s', (phrase = '', link = '', rest = '') => {
    const understood = understand(key, phrase)
    expect({ link: linkOf(understood), rest: understood.rest }).toEqual({ link: withSaturdays(link), rest })
  })
})
