import type { SiteBundle } from '@marram/site/server/pages/renderer'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { AnswerReady } from './listen.ts'
import { type SiteSource, siteFolder } from './site-bundle.ts'
import type { SiteScope } from './site-scope.ts'

export type DevelopmentSite = { readonly source: SiteSource; readonly answerFirst: AnswerReady; close(): Promise<void> }

/** Modules, styles and files of the sources, which the development server transforms. */
const ownFiles = /^\/(?:@|src\/|node_modules\/|packages\/)|\.(?:tsx?|css|svg|woff2|webp|map)(?:\?|$)/

export async function openDevelopmentSite(): Promise<DevelopmentSite> {
  const vite = await createServer({ root: siteFolder, appType: 'custom', server: { middlewareMode: true } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot render pages.')
  const load = async (): Promise<SiteBundle<SiteScope>> => (await ssr.runner.import('/src/server.ts')).default
  return {
    source: {
      build: { instanceId: 'development', builtAt: new Date().toISOString() },
      isDevelopment: true,
      bundle: {
        render: async (request, scope) => (await load()).render(request, scope),
        stream: async (request, scope) => (await load()).stream(request, scope),
        payload: async (request, scope) => (await load()).payload(request, scope),
      },
      openAssets: async () => ({ load: async () => undefined, findReady: () => undefined }),
      ownFiles: { list: async () => [], read: async () => ({ body: Buffer.alloc(0), br: null }) },
    },
    answerFirst: (request, response) => {
      if (!ownFiles.test(request.url ?? '') || request.url?.startsWith('/services/')) return false
      vite.middlewares(request, response, () => {
        response.writeHead(404).end()
      })
      return true
    },
    close: () => vite.close(),
  }
}
