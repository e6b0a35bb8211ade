export type VideoSource =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'frame'; readonly url: string; readonly host: string }
  | { readonly kind: 'link' }

type Player = {
  readonly hosts: readonly string[]
  readonly id: (url: URL) => string | undefined
  readonly frame: string
}

// These players set no cookies before the video is played.
const players: readonly Player[] = [
  {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'],
    id: ({ pathname, searchParams }) =>
      searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1],
    frame: 'https://www.youtube-nocookie.com/embed/',
  },
  { hosts: ['youtu.be'], id: ({ pathname }) => pathname.slice(1), frame: 'https://www.youtube-nocookie.com/embed/' },
  {
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    id: ({ pathname }) => /^\/(?:video\/)?(\d+)/.exec(pathname)?.[1],
    frame: 'https://player.vimeo.com/video/',
  },
]

/** Decides how a video is shown: our own files in a player, frames only from allowed hosts, anything else as a link. */
export function videoSource(address: string, frameHosts: readonly string[]): VideoSource {
  if (/^\/(?![/\\])[^?#]*\.mp4(?:[?#]|$)/i.test(address)) return { kind: 'file', url: address }
  const frame = frameAddress(address)
  if (frame === null || !isFrameAllowed(frame, frameHosts)) return { kind: 'link' }
  return { kind: 'frame', url: frame, host: new URL(frame).host }
}

/** A frame must use https, and its full host name must be on the allow list. */
export function isFrameAllowed(address: string, frameHosts: readonly string[]): boolean {
  const url = findUrl(address)
  return url?.protocol === 'https:' && url.username === '' && frameHosts.includes(url.host)
}

function frameAddress(address: string): string | null {
  const url = findUrl(address)
  if (url === null) return null
  const player = players.find(({ hosts }) => hosts.includes(url.host))
  if (player === undefined) return url.href
  const id = player.id(url)
  return id === undefined || !/^[\w-]{4,20}$/.test(id) ? null : `${player.frame}${id}`
}

function findUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
