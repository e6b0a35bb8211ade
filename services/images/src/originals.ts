import { createHash } from 'node:crypto'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import { type PictureAddress, parseAddress } from './address.ts'
import { type PictureParameters, parseParameters } from './parameters.ts'
import { noSuchPicture, notAPicture, sourceFailed } from './refusal.ts'
import { renderRevision } from './render.ts'
import { askedSize, shapeOf } from './size.ts'
import type { ImageFacts, ImageSource, LoadedImage } from './source.ts'

/** A picture that exists, and what was asked of it. */
export type Original = PictureAddress & {
  from: ImageSource
  parameters: PictureParameters
  facts: ImageFacts
  /** svg, gif and mp4 are served as they are, unless the source draws in svg for us to make pixels of. */
  asIs: boolean
  /** Names this rendition of this version of this picture; the same for ever and on every node. */
  key: string
}

export type Originals = {
  find(url: URL, signal: AbortSignal): Promise<Original | Refusal>
  load(original: Original, signal: AbortSignal): Promise<LoadedImage | Refusal>
}

type Options = { sources: readonly ImageSource[]; log: Log; timeoutMs: number }

const keptAsTheyAre = ['image/svg+xml', 'image/gif', 'video/mp4']
const pixels = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff']

export function createOriginals({ sources, log, timeoutMs }: Options): Originals {
  const ask = async <T>(work: (signal: AbortSignal) => Promise<T | null>, signal: AbortSignal, about: object) => {
    try {
      return (await work(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))) ?? noSuchPicture
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, ...about }, 'image source failed')
      return sourceFailed
    }
  }
  return {
    async find(url, signal) {
      const address = parseAddress(url.pathname)
      if (!('path' in address)) return address
      const parameters = parseParameters(url.searchParams)
      if (!('format' in parameters)) return parameters
      const from = sources.find(({ name }) => name === address.source)
      if (from === undefined) return noSuchPicture
      const lan = parameters.lan ?? undefined
      const look = from.find ?? from.load
      const facts = await ask((until) => look.call(from, address.path, until, lan), signal, address)
      if (!('version' in facts)) return facts
      return describe({ ...address, from, parameters, facts })
    },
    load: ({ from, source, path, parameters }, signal) =>
      ask((until) => from.load(path, until, parameters.lan ?? undefined), signal, { source, path }),
  }
}

function describe(original: Omit<Original, 'asIs' | 'key'>): Original | Refusal {
  const contentType = original.facts.contentType.replace(/;.*$/s, '').trim().toLowerCase()
  const drawn = contentType === 'image/svg+xml' && original.from.rasterise === true
  const asIs = keptAsTheyAre.includes(contentType) && !drawn
  if (!asIs && !drawn && !pixels.includes(contentType)) return notAPicture
  const { contentType: _, ...facts } = original.facts
  return { ...original, facts: { ...facts, contentType }, asIs, key: keyOf(original, asIs) }
}

function keyOf(original: Omit<Original, 'asIs' | 'key'>, asIs: boolean): string {
  const { format, fit, focus, width, height, lan } = original.parameters
  return hashOf(original, asIs ? [] : [renderRevision, format, fit, focus, width, height, lan])
}

/** Names what this picture has in common in all sizes of one shape; null where the original decides on the shape. */
export function shapeKeyOf(original: Original): string | null {
  const { parameters } = original
  const { format, fit, focus, lan } = parameters
  const size = askedSize(parameters)
  return size && hashOf(original, [renderRevision, format, fit, focus, shapeOf(size), lan])
}

function hashOf({ source, path, facts }: Omit<Original, 'asIs' | 'key'>, made: readonly unknown[]): string {
  const identity = JSON.stringify([source, path, facts.version, ...made])
  return createHash('sha256').update(identity).digest('hex').slice(0, 40)
}
