import type { ImageFocus, ImageFormat } from '@marram/contract/image-parameters'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { ResizeOptions, Sharp, default as SharpModule } from 'sharp'
import type { PictureParameters } from './parameters.ts'
import { originalUnreadable, tooSlow } from './refusal.ts'
import { askedSize, outputSize, type Size, withinPixels } from './size.ts'
import type { ImageBytes } from './source.ts'

export type RenderLimits = { maxOutputPixels: number; maxInputPixels: number; renderTimeoutS: number }

/** Part of a rendition's key: raise it when the settings below change. */
export const renderRevision = 3

let loading: Promise<typeof SharpModule> | undefined

/** Loads libvips and 70 modules with the first render, to keep them out of the start. */
function loadSharp(): Promise<typeof SharpModule> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One libvips thread per picture: the queue controls concurrency, and two parallel pictures serve many guests better
    // than one picture on two threads.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loading
}

const positions: Record<Exclude<ImageFocus, 'face'>, string> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  top_left: 'left top',
  top_right: 'right top',
  bottom_left: 'left bottom',
  bottom_right: 'right bottom',
}

/** A draft serves the waiting guest, the final picture later ones. */
export type Stage = 'draft' | 'final'

type Encoders = Record<ImageFormat, (picture: Sharp) => Sharp>

/** Chosen by measurement, see docs/decisions/012-images.md and 062-first-pictures.md. */
const encoders: Record<Stage, Encoders> = {
  draft: {
    avif: (picture) => picture.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }),
    webp: (picture) => picture.webp({ quality: 76, effort: 0 }),
    jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78 }),
  },
  final: {
    avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
    webp: (picture) => picture.webp({ quality: 76, effort: 4 }),
    jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
  },
}
/**
 * Maximum pixels of a draft, whose cost is per pixel; browsers scale it up. Only a JPEG is scaled up here, because other
 * sites store it and show it in its own size.
 */
export const draftPixels = 200_000

export const contentTypes: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

export type Rendering = RenderLimits & {
  stage: Stage
  /** An SVG of our own drawing code, rendered without a time limit; never an upload. */
  isDrawing: boolean
}

/** Renders a picture on pool threads; an unreadable original is a refusal. */
export async function renderPicture(
  original: ImageBytes,
  parameters: PictureParameters,
  { stage, isDrawing, ...limits }: Rendering,
): Promise<ImageBytes | Refusal> {
  const options = { limitInputPixels: limits.maxInputPixels, failOn: 'error', autoOrient: true } as const
  const sharp = await loadSharp()
  try {
    const sizeOfOriginal = async () => (await sharp(original, options).metadata()).autoOrient
    // Each metadata call parses the drawing.
    const requested = askedSize(parameters) ?? outputSize(await sizeOfOriginal(), parameters)
    const size = withinPixels(requested, limits.maxOutputPixels)
    if (size === null) {
      const sentence = `This picture would be ${requested.width} × ${requested.height} pixels, which is too large.`
      return refuse(400, 'too-large', sentence)
    }
    const drawing = isDrawing ? sizeOfDrawing(original) : null
    const inSize = async (made: Size) => {
      const drawn = drawing && stage === 'draft' ? await draw(original, drawing, made) : null
      const loaded = { ...options, ...(drawing && { density: densityFor(drawing, made) }) }
      return (drawn ? sharp(drawn.pixels, { raw: drawn.info }) : sharp(original, loaded))
        .timeout({ seconds: limits.renderTimeoutS })
        .resize({ ...made, ...placement(parameters) })
    }
    const { format } = parameters
    const made = (stage === 'draft' && withinPixels(size, draftPixels)) || size
    const picture = await inSize(made)
    const isEnlarged = made !== size && format === 'jpg'
    return await encoders[stage][format](isEnlarged ? await enlarged(picture, size) : picture).toBuffer()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error.message.startsWith('timeout') ? tooSlow : originalUnreadable
  }
}

const drawingSize = /^<svg\b[^>]* width="(\d{1,5})" height="(\d{1,5})"/

/** The size of an SVG; null if it does not declare one. */
function sizeOfDrawing(original: ImageBytes): Size | null {
  const beginning = new TextDecoder('latin1').decode(original.subarray(0, 400))
  const [, width = 0, height = 0] = drawingSize.exec(beginning)?.map(Number) ?? []
  return width > 0 && height > 0 ? { width, height } : null
}

/**
 * The density that makes sharp load a drawing in its final size. Otherwise sharp loads it twice, in its own size and scaled,
 * a tenth of the cost of a small picture.
 */
function densityFor(drawing: Size, made: Size): number {
  const scale = Math.max(made.width / drawing.width, made.height / drawing.height)
  return Math.min(100_000, Math.max(1, 72 * scale))
}

type Drawn = { readonly pixels: Buffer; readonly info: Size & { readonly channels: 4 } }

/**
 * Rasterises a draft in half the time of sharp's librsvg. Its pixels are outside V8's heap and collected late, too much
 * memory for final pictures (docs/decisions/072-resvg.md).
 */
async function draw(original: ImageBytes, drawing: Size, made: Size): Promise<Drawn> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const isWider = made.width / drawing.width >= made.height / drawing.height
  const mode = isWider ? 'width' : 'height'
  const svg = Buffer.from(original.buffer, original.byteOffset, original.byteLength)
  const drawn = await renderAsync(svg, { fitTo: { mode, value: made[mode] }, font: { loadSystemFonts: false } })
  return { pixels: drawn.pixels, info: { width: drawn.width, height: drawn.height, channels: 4 } }
}

async function enlarged(picture: Sharp, size: Size): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const sharp = await loadSharp()
  return sharp(data, { raw: info }).resize({ ...size, fit: 'fill', kernel: 'linear' })
}

function placement({ fit, focus, width, height }: PictureParameters): ResizeOptions {
  const shaped = (fit === 'cover' || fit === 'contain') && width !== null && height !== null
  if (!shaped) return { fit: 'fill' }
  if (focus === 'face') return fit === 'cover' ? { fit, position: 'attention' } : contain('centre')
  return fit === 'cover' ? { fit, position: positions[focus] } : contain(positions[focus])
}

function contain(position: string): ResizeOptions {
  return { fit: 'contain', position, background: { r: 255, g: 255, b: 255, alpha: 0 } }
}
