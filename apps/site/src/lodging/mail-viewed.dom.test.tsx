import { around } from '@marram/i18n/messages/around/en'
import { expect, test, vi } from 'vitest'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { mount } from '../kit/testing/mount.tsx'
import { MailViewedButton } from './mail-viewed.tsx'

const { button, sent, failed } = around.recentMail

test.each([
  [200, sent],
  [403, failed],
])('a guest who mails the viewed houses sees the result (%i)', async (status, words) => {
  const asked: [unknown, unknown][] = []
  await ensurePageMessages('en', 'around')
  const page = await mount(<MailViewedButton ids={[7, 12]} />, 'en')
  vi.stubGlobal('fetch', async (path: unknown, init?: RequestInit) => {
    asked.push([path, init?.body])
    return Response.json({}, { status })
  })
  await page.press(button)
  await vi.waitFor(() => expect(page.text()).toContain(words))
  expect(asked).toEqual([['/api/lodging-views/mail/', '{"lodgingIds":[7,12]}']])
})
