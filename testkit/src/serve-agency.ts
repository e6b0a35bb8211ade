import { join } from 'node:path'
import { setup, teardown } from '@marram/database/testing/global-setup'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startAgency } from './agency.ts'
import { filmFile, prepareFilms } from './films.ts'
import { startOutbox } from './outbox.ts'

/** For browser tests: an agency in a separate process, which prints its port and that of its outbox, and runs until stopped. */
await setup()
const films = await prepareFilms()
let filmed = ''
const agency = await startAgency({
  lodgings: Number(process.env.AGENCY_LODGINGS ?? 60),
  withEverything: true,
  withDesk: process.env.AGENCY_DESK === '1',
  // Every browser sends its own address, so that tests do not share rate limits.
  env: { TRUST_PROXY: '1', IMAGES_ASSET_DIR: films.folder },
  prepare: async (database) => {
    filmed = (await films.addTo(database)).house
    return {}
  },
  // Drawing pictures keeps a small machine busy for minutes, and no journey looks at what they show.
  disturb: (service, request) => (service === 'images' ? blankPicture(new URL(request.url)) : null),
})
const origin = (key: string): string => `http://${key}.localhost:${agency.port}`
const outbox = await startOutbox(agency.database, { da: origin('da'), de: origin('de'), en: origin('en') })
process.stdout.write(
  `${JSON.stringify({ port: agency.port, outbox: outbox.port, film: { house: filmed, file: join(films.folder, filmFile) } })}\n`,
)
stopOnSignals(async () => {
  await outbox.stop()
  await agency.stop()
  await films.remove()
  await teardown()
})

/** Of the requested size, so that the layout matches the real picture. */
function blankPicture({ pathname, searchParams }: URL): Response | null {
  if (pathname.endsWith(`/${filmFile}`)) return null
  const width = Number(searchParams.get('w') ?? 640)
  const height = Number(searchParams.get('h') ?? Math.round((width * 2) / 3))
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`, { headers })
}
