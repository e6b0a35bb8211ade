import { expect, test } from 'vitest'
import { isCrawler } from './crawler.ts'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Google-InspectionTool/1.0',
])('%s is a crawler', (agent) => {
  expect(isCrawler(agent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
  '',
])('"%s" is a guest', (agent) => {
  expect(isCrawler(agent)).toBe(false)
})

test('a missing user agent is not a crawler', () => {
  expect(isCrawler(null)).toBe(false)
})
