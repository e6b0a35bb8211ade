import { createHash } from 'node:crypto'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import { type PictureAddress, parseAddress } from './address.ts'
import { type PictureParameters, parseParameters } from './parameters.ts'
import { noSuchPicture, notAPicture, sourceFailed } from './refusal.ts'
import { renderRevision } from './render.ts'
import { askedSize, shapeOf } from './size.ts'
import type { ImageFacts, ImageSource, LoadedImage } from './source.ts'

/** An existing picture with the requested parameters. */
export type Original = PictureAddress & {
  from: ImageSource
  parameters: PictureParameters
  facts: ImageFacts
  /** True for svg, gif and mp4, which are served unchanged, except svg of a source with `rasterise`. */
  asIs: boolean
  /** A stable hash of picture, version and parameters, equal on all nodes. */
  key: string
}

export type Originals = {
  find(url: URL, signal: AbortSignal): Promise<Original | Refusal>
  load(original: Original, signal: AbortSignal): Promise<LoadedImage | Refusal>
}

type Options = { sources: readonly ImageSource[]; log: Log; timeoutMs: number }

const servedUnchanged = ['image/svg+xml', 'image/gif', 'video/mp4']
const pixels = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff']

export function createOriginals({ sources, log, timeoutMs }: Options): Originals {
  const callSource = async <T>(
    work: (signal: AbortSignal) => Promise<T | null>,
    signal: AbortSignal,
    about: object,
  ) => {
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
      const facts = await callSource((until) => look.call(from, address.path, until, lan), signal, address)
      if (!('version' in facts)) return facts
      return describe({ ...address, from, parameters, facts })
    },
    load: ({ from, source, path, parameters }, signal) =>
      callSource((until) => from.load(path, until, parameters.lan ?? undefined), signal, { source, path }),
  }
}

function describe(original: Omit<Original, 'asIs' | 'key'>): Original | Refusal {
  const contentType = original.facts.contentType.replace(/;.*$/s, '').trim().toLowerCase()
  const drawn = contentType === 'image/svg+xml' && original.from.rasterise === true
  const asIs = servedUnchanged.includes(contentType) && !drawn
  if (!asIs && !drawn && !pixels.includes(contentType)) return notAPicture
  const { contentType: _, ...facts } = original.facts
  return { ...original, facts: { ...facts, contentType }, asIs, key: keyOf(original, asIs) }
}

function keyOf(original: Omit<Original, 'asIs' | 'key'>, asIs: boolean): string {
  const { format, fit, focus, width, height, lan } = original.parameters
  return hashOf(original, asIs ? [] : [renderRevision, format, fit, focus, width, height, lan])
}

/** A key shared by all sizes of one shape; null if the shape depends on the original. */
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
