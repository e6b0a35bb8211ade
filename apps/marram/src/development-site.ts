import type { SiteBundle } from '@marram/site/server/pages/renderer'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { AnswerReady } from './listen.ts'
import { deskFolder, type SiteSource, siteFolder } from './site-bundle.ts'
import type { SiteScope } from './site-scope.ts'

export type DevelopmentSite = { readonly source: SiteSource; readonly answerFirst: AnswerReady; close(): Promise<void> }

/** Modules, styles and files of the sources, which the development server transforms. */
const siteFiles = /^\/(?:@|src\/|node_modules\/|packages\/)|\.(?:tsx?|css|svg|woff2|webp|map)(?:\?|$)/

const deskBase = '/desk-sources/'

export async function openDevelopmentSite(): Promise<DevelopmentSite> {
  const vite = await createServer({ root: siteFolder, appType: 'custom', server: { middlewareMode: true } })
  const desk = await createServer({
    root: deskFolder,
    base: deskBase,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
  })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The development server cannot render pages.')
  const load = async (): Promise<SiteBundle<SiteScope>> => (await ssr.runner.import('/src/server.ts')).default
  return {
    source: {
      build: { instanceId: 'development', builtAt: new Date().toISOString() },
      isDevelopment: true,
      desk: { script: `${deskBase}src/main.tsx`, styles: [], areSources: true },
      bundle: {
        render: async (request, scope) => (await load()).render(request, scope),
        stream: async (request, scope) => (await load()).stream(request, scope),
        payload: async (request, scope) => (await load()).payload(request, scope),
      },
      openAssets: async () => ({ load: async () => undefined, findReady: () => undefined }),
      ownFiles: { list: async () => [], read: async () => ({ body: Buffer.alloc(0), br: null }) },
    },
    answerFirst: (request, response) => {
      const { url = '' } = request
      const isDesk = url.startsWith(deskBase)
      if (!isDesk && (!siteFiles.test(url) || url.startsWith('/services/'))) return false
      const { middlewares } = isDesk ? desk : vite
      middlewares(request, response, () => {
        response.writeHead(404).end()
      })
      return true
    },
    close: async () => {
      await desk.close()
      await vite.close()
    },
  }
}
