export type ImageFormat = 'avif' | 'webp' | 'jpg'
export type ImageFit = 'cover' | 'contain' | 'fill' | 'inside' | 'outside'
export type ImageFocus =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top_left'
  | 'top_right'
  | 'bottom_left'
  | 'bottom_right'
  | 'face'

/** What the image service accepts; it refuses anything else with 400. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const satisfies readonly ImageFormat[]
export const imageFits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const satisfies readonly ImageFit[]
export const imageFocuses = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top_left',
  'top_right',
  'bottom_left',
  'bottom_right',
  'face',
] as const satisfies readonly ImageFocus[]

/** Longest edge the image service makes, in pixels. */
export const maxImageEdge = 3000

export type ImageOptions = {
  format?: ImageFormat
  fit?: ImageFit
  focus?: ImageFocus
  width?: number
  height?: number
  /** Changes when the picture changes; an address that carries it may be kept by browsers for ever. */
  version?: string
  /** Language id of the edition, for drawings that carry words (floor plans). */
  lan?: number
}

export type ImagePair = { x1: string; x2: string; srcSet: string }

/** svg and gif would lose by resizing, and mp4 is no picture: they are always served as they are. */
export function isServedAsIs(source: string): boolean {
  return /\.(svg|gif|mp4)$/i.test(source.replace(/[?#].*$/s, ''))
}

/**
 * The address of one rendition. `source` is either a whole asset URL, to which the query is added, or the path of a
 * picture of our own, which is placed below `base` (`/services/images/own`).
 */
export function imageUrl(base: string, source: string, options: ImageOptions = {}): string {
  const address = /^(https?:)?\/\//i.test(source) || source.startsWith('/') ? source : joinPath(base, source)
  const query = queryOf(source, options)
  if (query === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The same rendition for ordinary and for dense screens: 2x doubles width and height, within what the service makes. */
export function imagePair(base: string, source: string, options: ImageOptions): ImagePair {
  const x1 = imageUrl(base, source, options)
  const x2 = imageUrl(base, source, enlarge(options))
  return { x1, x2, srcSet: x1 === x2 ? `${x1} 1x` : `${x1} 1x, ${x2} 2x` }
}

function enlarge(options: ImageOptions): ImageOptions {
  const longest = Math.max(options.width ?? 0, options.height ?? 0)
  if (longest === 0) return options
  const factor = Math.max(1, Math.min(2, maxImageEdge / longest))
  return {
    ...options,
    ...(options.width === undefined ? {} : { width: Math.round(options.width * factor) }),
    ...(options.height === undefined ? {} : { height: Math.round(options.height * factor) }),
  }
}

function queryOf(source: string, options: ImageOptions): string {
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value))
  }
  if (!isServedAsIs(source)) {
    add('format', options.format ?? 'avif')
    add('fit', options.fit)
    add('f', options.focus)
    add('w', options.width)
    add('h', options.height)
    add('lan', options.lan)
  }
  add('v', options.version)
  return query.toString()
}

function joinPath(base: string, source: string): string {
  const path = source.split('/').map(encodeURIComponent).join('/')
  return `${base.replace(/\/+$/, '')}/${path}`
}
