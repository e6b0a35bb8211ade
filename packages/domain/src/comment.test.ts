import { describe, expect, test } from 'vitest'
import { commentModeOf, type HoldReason, isHeldByReports, judgeComment } from './comment.ts'

const good = { text: 'Wir kommen gern wieder!', authorName: 'Karen', hasCaptcha: true, isKnown: true, recent: 0 }
const reasonsOf = (facts: Partial<typeof good>): readonly HoldReason[] => {
  const verdict = judgeComment({ ...good, ...facts })
  return verdict.kind === 'show' ? [] : verdict.reasons
}

describe('a comment is published at once', () => {
  test.each([
    'Wir waren z. B. in Henne, ca. 3 km vom Strand. Herrlich!',
    'Kl. 5.30 om morgenen... og så ud på molen :-)',
    'Pris: 1.250 kr. for 3 < 4 personer & en hund',
    'A & B > C, 50% off the beaten track',
    'Sehr schön!!! Danke 👩‍👩‍👧',
    'שלום, what a beach',
    'NORDSEE!',
    'Das Heckenscasinohaus',
  ])('%s', (text) => expect(reasonsOf({ text })).toEqual([]))
})

describe('a comment is held for staff', () => {
  test.each<[HoldReason, string]>([
    ['link', 'See https://pills.example'],
    ['link', 'See HTTP://PILLS'],
    ['link', 'hxxp://pills'],
    ['link', 'visit www.pills'],
    ['link', 'visit pills.shop now'],
    ['link', 'visit ｐｉｌｌｓ．ｃｏｍ now'],
    ['link', 'write to me@pills.example'],
    ['link', 'cheap pills dot com'],
    ['link', 'join t.me now'],
    ['markup', '<script>alert(1)</script>'],
    ['markup', '< img src=x onerror=alert(1)>'],
    ['markup', '</p>'],
    ['markup', '<!-- -->'],
    ['markup', '&lt;b&gt;'],
    ['markup', '&#60;'],
    ['markup', '[url=pills]x[/url]'],
    ['markup', '[x](pills)'],
    ['markup', 'javascript:alert(1)'],
    ['bad-word', 'The best CASINO'],
    ['bad-word', 'v1agra'],
    ['bad-word', 'c4$ino bonus'],
    ['shouting', 'DAS IST JA WOHL DAS LETZTE'],
    ['shouting', 'aaaaaaaaaa'],
  ])('for %s: %s', (reason, text) => {
    expect(reasonsOf({ text })).toEqual([reason])
    expect(reasonsOf({ text: 'ok', authorName: text })).toContain(reason)
  })
  test('without a captcha', () => expect(reasonsOf({ hasCaptcha: false })).toEqual(['no-captcha']))
  test('the first from a mail address', () => expect(reasonsOf({ isKnown: false })).toEqual(['newcomer']))
  test.each([
    [2, []],
    [3, ['too-many']],
    [300, ['too-many']],
  ])('after %i others in ten minutes: %j', (recent, reasons) => expect(reasonsOf({ recent })).toEqual(reasons))
  test('every hold reason has a case', () => {
    const facts = { text: '<b> www.x CASINO', hasCaptcha: false, isKnown: false, recent: 9 }
    expect(reasonsOf(facts)).toEqual(['no-captcha', 'newcomer', 'link', 'markup', 'bad-word', 'too-many'])
  })
})

test.each([
  [2, false, false],
  [3, false, true],
  [3, true, false],
])('%i reports of a comment (cleared by staff: %s) hold it back: %s', (reports, isCleared, isHeld) => {
  expect(isHeldByReports({ reports, isCleared })).toBe(isHeld)
})

test.each([
  [true, true, 'open'],
  [true, undefined, 'open'],
  [true, null, 'open'],
  [true, 'yes', 'open'],
  [true, false, 'off'],
  [true, 'closed', 'closed'],
  ['closed', true, 'closed'],
  ['closed', false, 'off'],
  [false, true, 'off'],
  [undefined, true, 'off'],
  ['nonsense', true, 'off'],
])('with %j for the blog and %j for the post, comments are %s', (blog, post, mode) => {
  expect(commentModeOf(blog, post)).toBe(mode)
})

test('a very long word is judged in linear time', () => {
  for (const text of ['ä'.repeat(50_000), 'a-'.repeat(25_000)]) {
    expect(judgeComment({ text, authorName: 'Eve', hasCaptcha: true, isKnown: true, recent: 0 })).toBeDefined()
  }
})
