import type { PDFiumDocument } from '@hyzyla/pdfium'
import type { StoredBytes } from '@marram/service-kit/object-store'
import { loadSharp } from '@marram/service-kit/remake-picture'

/** A floor plan as a PNG, on white. */
export type DrawnPlan =
  | { readonly kind: 'drawn'; readonly png: StoredBytes }
  | { readonly kind: 'failed'; readonly reason: string }

const failed = (reason: string) => ({ kind: 'failed', reason }) as const
const longestEdge = 3000
const maxSvgBytes = 5 * 1_048_576

export type PlanType = 'svg' | 'pdf'

/** Vector formats of floor plans by their beginning. */
export function sniffPlan(file: Uint8Array): PlanType | null {
  const head = new TextDecoder().decode(file.subarray(0, 1024)).trimStart()
  if (head.startsWith('%PDF-')) return 'pdf'
  return /^(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head) && hasSvgElement(file) ? 'svg' : null
}

function hasSvgElement(file: Uint8Array): boolean {
  return /<svg[\s>]/i.test(new TextDecoder().decode(file.subarray(0, 65_536)))
}

/**
 * Draws a plan, so that the site serves pixels: nothing that an SVG or PDF can do survives. Neither renderer opens other
 * files: librsvg follows no links in a drawing that came without an address, and PDFium runs in WebAssembly without a
 * disk.
 */
export async function drawPlan(file: Uint8Array, type: PlanType, page: number | null): Promise<DrawnPlan> {
  try {
    return type === 'svg' ? await drawSvg(file) : await drawPdf(file, page)
  } catch {
    return failed(`it is damaged: the ${type.toUpperCase()} cannot be read`)
  }
}

async function drawSvg(file: Uint8Array): Promise<DrawnPlan> {
  if (file.byteLength > maxSvgBytes) return failed(`it is larger than ${maxSvgBytes / 1_048_576} MB: save it as PNG`)
  if (/<(?:\w+:)?text[\s>]/i.test(new TextDecoder().decode(file)) && !(await hasFonts())) {
    return failed('it has text, and this machine has no fonts: convert the text to paths, or save it as PNG')
  }
  const sharp = await loadSharp()
  const limits = { limitInputPixels: 2 * longestEdge * longestEdge }
  const edgeAt = async (density: number) => {
    const { width, height } = await sharp(file, { ...limits, density }).metadata()
    return Math.max(width, height)
  }
  // A drawing in millimetres grows with the square of the density, one in pixels does not.
  const [edge, doubled] = [await edgeAt(72), await edgeAt(144)]
  const density = 72 * (longestEdge / edge) ** (1 / Math.max(1, Math.round(Math.log2(doubled / edge))))
  return onWhite(sharp(file, { ...limits, density: Math.min(100_000, Math.max(1, density)) }))
}

/** Without fonts every letter is the same empty box. */
async function hasFonts(): Promise<boolean> {
  const sharp = await loadSharp()
  const drawn = await Promise.all(
    ['A', 'i'].map((letter) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="9" y="30">${letter}</text></svg>`
      return sharp(Buffer.from(svg)).raw().toBuffer()
    }),
  )
  return drawn[0] !== undefined && drawn[1] !== undefined && !drawn[0].equals(drawn[1])
}

/** Loads four megabytes of WebAssembly, with the first plan of an import only. */
async function drawPdf(file: Uint8Array, page: number | null): Promise<DrawnPlan> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(file)
    try {
      return await drawPage(document, page)
    } finally {
      document.destroy()
    }
  } finally {
    library.destroy()
  }
}

async function drawPage(document: PDFiumDocument, page: number | null): Promise<DrawnPlan> {
  const count = document.getPageCount()
  if (page === null && count !== 1) {
    return failed(`it has ${count} pages: name the one with the plan, such as plan.pdf#page=2`)
  }
  if (page !== null && (page < 1 || page > count)) return failed(`it has no page ${page}, but ${count}`)
  const chosen = document.getPage((page ?? 1) - 1)
  const { originalWidth, originalHeight } = chosen.getOriginalSize()
  const scale = longestEdge / Math.max(originalWidth, originalHeight)
  const { data, width, height } = await chosen.render({ scale, render: 'bitmap' })
  const sharp = await loadSharp()
  return onWhite(sharp(data, { raw: { width, height, channels: 4 } }))
}

async function onWhite(plan: ReturnType<Awaited<ReturnType<typeof loadSharp>>>): Promise<DrawnPlan> {
  const fitted = plan.resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
  return { kind: 'drawn', png: new Uint8Array(await fitted.flatten({ background: '#ffffff' }).png().toBuffer()) }
}
