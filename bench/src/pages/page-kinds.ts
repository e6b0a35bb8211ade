import { fetchAnswer } from '../load/answer.ts'

/** Kinds of pages of the German edition that are weighed and given marks. */
export type PageKind = {
  readonly name: string
  readonly path: string
  readonly status: number
}

/** Which house and which article stand for their kind the agency's own sitemaps say. Add a line per kind. */
export async function findPageKinds(port: number): Promise<PageKind[]> {
  return [
    { name: 'front', path: '/', status: 200 },
    { name: 'house', path: await firstPath(port, '/sitemaps/houses-1.xml', /\/ferienhaus-[a-z]+\d+\/$/), status: 200 },
    { name: 'article', path: await firstPath(port, '/sitemaps/pages.xml', /\/blog\/[^/]+\/$/), status: 200 },
    { name: 'missing', path: '/gibt-es-nicht/', status: 404 },
  ]
}

async function firstPath(port: number, sitemap: string, wanted: RegExp): Promise<string> {
  const { body } = await fetchAnswer({ port, path: sitemap, headers: { host: `de.localhost:${port}` } })
  const addresses = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const found = addresses.find((address) => wanted.test(address))
  if (found === undefined) throw new Error(`${sitemap} names no page like ${wanted}.`)
  return new URL(found).pathname
}
