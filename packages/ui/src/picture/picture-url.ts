export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** Parameters of one rendition by the image service. */
export interface PictureRequest {
  format?: PictureFormat
  fit?: string
  /** The part of the picture that a crop must keep, such as `face` or `center`. */
  focus?: string
  width?: number
  height?: number
}

export type PictureKind = 'resizable' | 'still' | 'video'

const kindsByType: Record<string, PictureKind> = {
  'image/svg+xml': 'still',
  'image/gif': 'still',
  'video/mp4': 'video',
}
const kindsByEnding: Record<string, PictureKind> = { svg: 'still', gif: 'still', mp4: 'video' }

/** Path under which the image service serves the provider's own pictures. */
export const ownPictureUrl = (source: string): string => `/services/images/own/${source}`

/** svg, gif and mp4 are not resized. A known content type takes precedence over the file extension. */
export function kindOfPicture(src: string, contentType?: string): PictureKind {
  if (contentType !== undefined) return kindsByType[contentType.toLowerCase()] ?? 'resizable'
  const ending = /\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''
  return kindsByEnding[ending] ?? 'resizable'
}

/** Adds the query of the image service to an asset URL; other parameters and the hash are preserved. */
export function pictureUrl(src: string, { format = 'avif', fit, focus, width, height }: PictureRequest): string {
  const { path, kept, hash } = partsOf(src)
  const chosen = `format=${format}${written('fit', fit)}${written('f', focus)}${written('w', width)}${written('h', height)}`
  return `${path}?${kept}${chosen}${hash}`
}

const ownParameters = ['format', 'fit', 'f', 'w', 'h']

/** All entries of a srcset share the URL, and a page has hundreds of entries: parses it once for all. */
let latest = { src: '', path: '', kept: '', hash: '' }

function partsOf(src: string) {
  if (latest.src === src) return latest
  const [address = '', hash] = withoutTones(src).split('#', 2)
  const [path = '', query] = address.split('?', 2)
  const others = new URLSearchParams(query)
  for (const name of ownParameters) others.delete(name)
  // An unescaped comma or space would end the entry in a srcset.
  const safePath = path.replaceAll(' ', '%20').replaceAll(',', '%2C')
  const kept = others.toString()
  latest = { src, path: safePath, kept: kept === '' ? '' : `${kept}&`, hash: hash === undefined ? '' : `#${hash}` }
  return latest
}

function written(name: string, value: string | number | undefined): string {
  if (value === undefined) return ''
  const isPlain = typeof value === 'number' || /^[\w*.-]*$/.test(value)
  return isPlain ? `&${name}=${value}` : `&${new URLSearchParams([[name, value]])}`
}

/** A srcset with 1x and 2x of a fixed size; 2x doubles width and height. */
export function densitySet(src: string, request: PictureRequest): string {
  return [1, 2].map((density) => `${pictureUrl(src, enlarge(request, density))} ${density}x`).join(', ')
}

/** A srcset with one entry per width; heights follow the aspect ratio of the request. */
export function widthSet(src: string, request: PictureRequest, widths: readonly number[]): string {
  return widths
    .map((width) => `${pictureUrl(src, enlarge(request, width / (request.width ?? width)))} ${width}w`)
    .join(', ')
}

function enlarge(request: PictureRequest, factor: number): PictureRequest {
  return {
    ...request,
    ...(request.width !== undefined && { width: Math.round(request.width * factor) }),
    ...(request.height !== undefined && { height: Math.round(request.height * factor) }),
  }
}

/** The colours of a picture: top, middle, bottom. */
const toneMark = /#([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/

/** The placeholder of a loading picture, if its URL contains its colours. */
export function placeholderOf(src: string): { background: string } | undefined {
  const [, above, middle, below] = toneMark.exec(src) ?? []
  return above === undefined ? undefined : { background: `linear-gradient(#${above},#${middle} 57%,#${below} 61%)` }
}

/** Only the page uses the colours; they are removed before a request. */
function withoutTones(src: string): string {
  return src.replace(toneMark, '')
}
