import { expect, test } from 'vitest'
import { createRenderer, type ScopeRequest } from './renderer.ts'

const raw = () => Response.json({ status: 500, unhandled: true }, { status: 500 })
const errorPage = () =>
  new Response('<h1>Etwas ist schiefgegangen</h1>', { status: 500, headers: { 'content-type': 'text/html' } })

function rendererOf(answer: (scope: ScopeRequest) => Response) {
  return createRenderer<ScopeRequest>({
    bundle: {
      render: async (_, scope) => answer(scope),
      stream: async (_, scope) => answer(scope),
      payload: async () => raw(),
    },
    origins: { da: 'http://da.test', de: 'http://de.test', en: 'http://en.test' },
    createScope: (request) => request,
    timeoutMs: 50_000,
  })
}

test('an aborted render ends in the edition’s error page, not the framework’s JSON', async () => {
  const page = await rendererOf(({ failure }) => (failure === undefined ? raw() : errorPage())).page('de', '/')
  expect([page.status, page.text]).toEqual([500, '<h1>Etwas ist schiefgegangen</h1>'])
})

test('if the error page fails as well, the error reaches the server', async () => {
  await expect(rendererOf(raw).page('de', '/')).rejects.toThrow('Not even the error page')
})

test('the data of a page stays JSON when it fails', async () => {
  expect((await rendererOf(raw).payload('de', '/')).status).toBe(500)
})
