import type { PhotoContest } from '@marram/contract/broker/contest/shapes'
import { contestEntryFields } from '@marram/contract/workers/contest-entry'
import type { ContestEntryAnswer } from '@marram/contract/workers/contest-entry-answer'
import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ensureMessagesOf } from '../../kit/scope/page-messages.ts'
import { UploadForm } from './upload-form.tsx'

const contest: PhotoContest = {
  id: 3,
  year: 2026,
  rewardImageUrl: null,
  rewardText: 'Eine Woche am Meer',
  conditionsUrl: '/bedingungen/',
  status: 'open',
  opensOn: '2026-01-01',
  lastDay: '2026-12-15',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  firstPlaceImage: null,
  secondPlaceImage: null,
  thirdPlaceImage: null,
  imageCount: 0,
  images: [],
}
const values = {
  userEmail: 'karen@example',
  userEmailConfirm: 'karen@example',
  userName: 'Karen <b>',
  imageTitle: 'Die Welle',
  imageText: 'Windstärke neun',
}

async function render(answer: ContestEntryAnswer | null, edition: EditionKey = 'de'): Promise<string> {
  await ensureMessagesOf(edition, 'contest-upload')
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ scope: unknown; messages: unknown }>()({}),
    history: createMemoryHistory({ initialEntries: ['/fotowettbewerb/upload/'] }),
    context: { scope: { edition }, messages: await loadMessages(edition) },
  })
  await router.load()
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <UploadForm contest={contest} answer={answer} />
    </RouterContextProvider>,
  )
}

const controlOf = (html: string, name: string) =>
  html.match(/<(?:input|textarea)[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`)) ?? ''

describe('the form for a picture', () => {
  test('works without script: it is sent to the page itself, the picture last', async () => {
    const html = await render(null)
    const [tag = ''] = /<form[^>]*>/.exec(html) ?? []
    for (const part of ['method="post"', 'action="/fotowettbewerb/upload/"', 'encType="multipart/form-data"']) {
      expect(tag).toContain(part)
    }
    // The browser validates as long as no script does.
    expect(tag).not.toContain('noValidate')
    expect(controlOf(html, 'contest_image')).toMatch(/accept="image\/jpeg,image\/png,image\/webp"[^>]*required/)
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
    expect(names.toSorted()).toEqual([...contestEntryFields, 'locale', 'trap'].toSorted())
    expect(names.at(-1)).toBe('contest_image')
    expect(html).toContain('href="/bedingungen/"')
  })

  test("says what happens next, at the target of the URL's hash", async () => {
    const html = await render(null, 'en')
    expect(html).toMatch(/id="sent-contest-entry"[^>]*>.*What happens next.*until 15\u00a0December 2026/s)
  })

  test('comes back with an error beside each field and all input', async () => {
    const html = await render({
      kind: 'contest-entry',
      values,
      problems: [
        { field: 'userEmail', code: 'not-an-email' },
        { field: 'contest_image', code: 'too-few-pixels', limit: 800 },
      ],
      failure: null,
    })
    const email = controlOf(html, 'userEmail')
    expect(email).toContain('value="karen@example"')
    expect(email).toMatch(/aria-describedby="entry-userEmail-error [^"]*"/)
    expect(email).toContain('aria-invalid="true"')
    expect(email).toContain('autofocus')
    expect(controlOf(html, 'userName')).toContain('value="Karen &lt;b&gt;"')
    expect(html).toContain('Windstärke neun</textarea>')
    expect(html).toContain('mindestens 800 Pixel')
    expect(html).toContain('Bitte wählen Sie Ihr Bild noch einmal aus.')
    expect(html).toMatch(/role="alert".*2 Angaben fehlen oder stimmen noch nicht/s)
  })

  test.each([
    ['da', 'Mange gæster sender billeder lige nu.'],
    ['de', 'Gerade schicken viele Gäste Bilder.'],
    ['en', 'A lot of guests are sending pictures right now.'],
  ] as const)('says in %s why a picture was not accepted', async (edition, words) => {
    const html = await render({ kind: 'contest-entry', values, problems: [], failure: 'uploads-busy' }, edition)
    expect(html).toContain(words)
    expect(controlOf(html, 'imageTitle')).toContain('value="Die Welle"')
  })
})
