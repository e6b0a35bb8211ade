export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** How the image service is asked for one version of a picture. */
export interface PictureRequest {
  format?: PictureFormat
  fit?: string
  /** Where to look when the picture is cropped, such as `face` or `center`. */
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

/** svg, gif and mp4 are sent as they are. The content type, where known, wins over the name's ending. */
export function kindOfPicture(src: string, contentType?: string): PictureKind {
  if (contentType !== undefined) return kindsByType[contentType.toLowerCase()] ?? 'resizable'
  const ending = /\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''
  return kindsByEnding[ending] ?? 'resizable'
}

/** Adds the image service's query to an asset's address; other parameters and a hash stay. */
export function pictureUrl(src: string, { format = 'avif', fit, focus, width, height }: PictureRequest): string {
  const [address = '', hash] = src.split('#', 2)
  const [path = '', query] = address.split('?', 2)
  const wanted = Object.entries({ format, fit, f: focus, w: width, h: height })
  const parameters = new URLSearchParams(query)
  for (const [name, value] of wanted) {
    parameters.delete(name)
    if (value !== undefined) parameters.append(name, String(value))
  }
  // A comma or a blank in an address would end the entry of a srcset.
  const safePath = path.replaceAll(' ', '%20').replaceAll(',', '%2C')
  return `${safePath}?${parameters}${hash === undefined ? '' : `#${hash}`}`
}

/** 1x and 2x of one fixed size; 2x doubles width and height. */
export function densitySet(src: string, request: PictureRequest): string {
  return [1, 2].map((density) => `${pictureUrl(src, enlarge(request, density))} ${density}x`).join(', ')
}

/** One entry per width, heights in the proportion of the request. */
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
