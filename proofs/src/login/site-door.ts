export type SiteAnswer = {
  readonly status: number
  readonly location: string | null
  readonly cookies: ReadonlyMap<string, string>
  /** The answer without parts that differ between calls. */
  readonly words: string
}

export type SiteCall = {
  readonly from: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  /** As a browser without script sends it. */
  readonly isPlain?: boolean
}

export type SiteDoor = (path: string, fields: Readonly<Record<string, string>>, call: SiteCall) => Promise<SiteAnswer>

/** The forms of the site, as browsers send them, each from the given address. */
export function connectSite(port: number): SiteDoor {
  return async (path, fields, { from, cookie, headers = { 'sec-fetch-site': 'same-origin' }, isPlain = false }) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'x-forwarded-for': from,
        accept: isPlain ? 'text/html' : 'application/json',
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      body: new URLSearchParams(fields),
    })
    const pairs = response.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='))
    return {
      status: response.status,
      location: response.headers.get('location'),
      cookies: new Map(pairs.map(([name = '', value = '']) => [name, value])),
      words: (await response.text()).replaceAll(/"requestId":"[^"]*"/g, ''),
    }
  }
}
