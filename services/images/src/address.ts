import type { Refusal } from '@marram/service-kit/envelope'
import { badAddress } from './refusal.ts'

export type PictureAddress = { source: string; path: string }

const maxLength = 512

/** Splits `/own/{source}/{path}` and `/assets/{path}`; the path is decoded, without `.` and `..` segments. */
export function parseAddress(pathname: string): PictureAddress | Refusal {
  if (pathname.length > maxLength) return badAddress
  const segments = decodeSegments(pathname.replace(/^\//, '').replace(/\/$/, ''))
  if (segments === null || !segments.every(isPlainSegment)) return badAddress
  const [root, ...rest] = segments
  if (root === 'assets' && rest.length > 0) return { source: 'assets', path: rest.join('/') }
  const [source, ...path] = rest
  if (root === 'own' && source !== undefined && source !== 'assets' && path.length > 0) {
    return { source, path: path.join('/') }
  }
  return badAddress
}

function decodeSegments(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

function isPlainSegment(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\p{Cc}]/u.test(segment)
}
