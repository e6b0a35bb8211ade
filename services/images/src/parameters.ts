import type { ImageFit, ImageFocus, ImageFormat } from '@marram/contract/image-parameters'
import { imageFits, imageFocuses, imageFormats, maxImageEdge } from '@marram/contract/image-parameters'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { ladderSize } from './size.ts'

export type PictureParameters = {
  format: ImageFormat
  fit: ImageFit
  focus: ImageFocus
  /** Rounded up to the ladder. */
  width: number | null
  height: number | null
  lan: number | null
  /** Affects only browser caching. */
  version: string | null
}

const names = ['format', 'fit', 'f', 'w', 'h', 'lan', 'v']
const quoted = (text: string) => JSON.stringify(text.slice(0, 40))
const bad = (sentence: string) => refuse(400, 'bad-parameter', sentence)

/** Parses the query of a picture. Rounds sizes up to the ladder; refuses unknown parameters and values. */
export function parseParameters(query: URLSearchParams): PictureParameters | Refusal {
  const unknown = [...query.keys()].find((name) => !names.includes(name))
  if (unknown !== undefined) return bad(`Unknown parameter ${quoted(unknown)}. Known are ${names.join(', ')}.`)
  const twice = names.find((name) => query.getAll(name).length > 1)
  if (twice !== undefined) return bad(`The parameter ${twice} is given twice.`)
  const format = oneOf(query, 'format', imageFormats, 'avif')
  if (isRefusal(format)) return format
  const fit = oneOf(query, 'fit', imageFits, 'cover')
  if (isRefusal(fit)) return fit
  const focus = oneOf(query, 'f', imageFocuses, 'center')
  if (isRefusal(focus)) return focus
  const width = edge(query, 'w')
  if (isRefusal(width)) return width
  const height = edge(query, 'h')
  if (isRefusal(height)) return height
  const lan = language(query)
  if (isRefusal(lan)) return lan
  const version = query.get('v')
  if (version !== null && !/^[\w.-]{1,64}$/.test(version)) {
    return bad('The parameter v must be 1 to 64 letters, digits, dots, dashes or underscores.')
  }
  return { format, fit, focus, ...ladderSize({ width, height }), lan, version }
}

function oneOf<T extends string>(query: URLSearchParams, name: string, known: readonly T[], otherwise: T): T | Refusal {
  const text = query.get(name)
  if (text === null) return otherwise
  return (
    known.find((word) => word === text) ?? bad(`${name}=${quoted(text)} is not known. Known are ${known.join(', ')}.`)
  )
}

function edge(query: URLSearchParams, name: string): number | null | Refusal {
  const text = query.get(name)
  if (text === null) return null
  const value = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > maxImageEdge) {
    return bad(`${name}=${quoted(text)} must be a whole number from 1 to ${maxImageEdge}.`)
  }
  return value
}

function language(query: URLSearchParams): number | null | Refusal {
  const text = query.get('lan')
  if (text === null) return null
  return /^[1-9]\d?$/.test(text) ? Number(text) : bad(`lan=${quoted(text)} must be the number of a language.`)
}
