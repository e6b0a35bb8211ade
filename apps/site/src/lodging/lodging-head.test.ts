import { expect, test } from 'vitest'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { lodgingHead } from './lodging-head.ts'
import { exampleContext } from './testing/example-context.ts'
import { exampleLodging } from './testing/lodging-example.ts'

const head = async (edition: 'da' | 'de' | 'en', overrides: Parameters<typeof exampleLodging>[0] = {}) => {
  await ensurePageMessages(edition, 'house')
  return lodgingHead(exampleLodging(overrides, edition), await exampleContext(edition))
}

test('a shared link names the house, its place and its number', async () => {
  expect(await head('de')).toMatchObject({
    path: '/ferienhaus-b2417/',
    title: 'Haus am Weg, Blåvand: Ferienhaus B2417',
    image: '/services/images/own/demo/exterior/b2417/0',
  })
})

test('the description says size, sea and the whole price in the language of the edition', async () => {
  expect((await head('de')).description).toBe(
    'Blåvand: Ferienhaus für 8 Personen, 350\u00a0m zum Meer, 4 Schlafzimmer. Ab 612,50\u00a0€ für 7 Nächte inkl. verpflichtender Kosten. Sauna, Außenwhirlpool, Whirlpool.',
  )
  expect((await head('da')).description).toMatch(/Fra 612,50\u00a0kr\. for 7 nætter/)
})

test('a sold-out house promises no price, and no description is cut in the middle', async () => {
  expect((await head('en', { cheapestOptions: [] })).description).not.toMatch(/€/)
  for (const edition of ['da', 'de', 'en'] as const) {
    const { description } = await head(edition)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/\.$/)
  }
})
