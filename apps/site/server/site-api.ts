import { presentVersion, versionRequest } from '@marram/contract/version'
import { isRefusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import type { Assets } from './assets.ts'
import { type Build, buildManifest, presentBuild } from './builds.ts'
import type { SiteApp } from './kit/site-route.ts'
import { storedToResponse } from './kit/stored-response.ts'

const neverStored = { 'Cache-Control': 'no-store' }
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** API for a page's questions about its build. */
export function mountSiteApi(
  app: SiteApp,
  { build, assets }: { readonly build: Build; readonly assets: Pick<Assets, 'load'> },
): void {
  app.post('/api/version', async (c) => {
    const body = await readJson(c.req.raw, versionRequest)
    return isRefusal(body) ? replyRefusal(body) : c.json(presentVersion(build.instanceId), 200, neverStored)
  })
  app.all('/api/version', () =>
    replyRefusal(refuse(405, 'wrong-method', 'The version is asked for by POST.', { headers: { allow: 'POST' } })),
  )
  app.get('/builds/latest.json', (c) => c.json(presentBuild(build), 200, neverStored))
  app.get('/builds/meta/:file', async (c) => {
    if (c.req.param('file') === `${build.instanceId}.json`) return c.json(buildManifest(build), 200, forever)
    const ofOtherBuild = await assets.load(c.req.path)
    if (ofOtherBuild) return storedToResponse(c.req.raw, ofOtherBuild)
    return replyRefusal(refuse(404, 'unknown-build', 'No node serves that build.'))
  })
}
