import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageFits, imageFocuses, imageFormats, imagePair, imageUrl, isServedAsIs, maxImageEdge } from './image-url.ts'

const base = '/services/images/own'

describe('the address of a picture', () => {
  test('a picture of our own is found below the image service, as avif unless told otherwise', () => {
    expect(imageUrl(base, 'demo/house/AB1234/0')).toBe('/services/images/own/demo/house/AB1234/0?format=avif')
  })

  test('format, fit, focus, size and version stand in the query under the names the image service reads', () => {
    const options = { format: 'webp', fit: 'cover', focus: 'top_left', width: 412, height: 275, version: '3' } as const
    expect(imageUrl(`${base}/`, 'demo/beach/7/0', options)).toBe(
      '/services/images/own/demo/beach/7/0?format=webp&fit=cover&f=top_left&w=412&h=275&v=3',
    )
  })

  test('an editorial asset keeps its own address and any query it already has', () => {
    expect(imageUrl(base, 'https://assets.example/a/b.jpg?token=1', { width: 412 })).toBe(
      'https://assets.example/a/b.jpg?token=1&format=avif&w=412',
    )
    expect(imageUrl(base, '/services/images/assets/b.jpg', { format: 'jpg' })).toBe(
      '/services/images/assets/b.jpg?format=jpg',
    )
  })

  test('an svg, a gif and a film are asked for as they are', () => {
    expect(imageUrl(base, 'logo.SVG', { width: 100 })).toBe('/services/images/own/logo.SVG')
    expect(imageUrl(base, '/a/film.mp4', { width: 100, version: '9' })).toBe('/a/film.mp4?v=9')
    expect(isServedAsIs('/a/x.gif?x=1')).toBe(true)
    expect(isServedAsIs('/a/x.gifted')).toBe(false)
  })

  test('letters that mean something in an address are written so that they do not', () => {
    expect(imageUrl(base, 'photos/Blåvand & sø?.jpg')).toBe(
      '/services/images/own/photos/Bl%C3%A5vand%20%26%20s%C3%B8%3F.jpg?format=avif',
    )
  })
})

describe('a picture for dense screens', () => {
  test('has twice the width and twice the height', () => {
    const { x1, x2, srcSet } = imagePair(base, 'demo/house/1/0', { width: 412, height: 275 })
    expect(x1).toContain('w=412&h=275')
    expect(x2).toContain('w=824&h=550')
    expect(srcSet).toBe(`${x1} 1x, ${x2} 2x`)
  })

  test('of free height doubles only its width', () => {
    const { x2 } = imagePair(base, 'demo/house/1/0', { width: 412 })
    expect(x2).toBe('/services/images/own/demo/house/1/0?format=avif&w=824')
  })

  test('never asks for more than the image service makes, and keeps its shape', () => {
    const { x2 } = imagePair(base, 'demo/house/1/0', { width: 2000, height: 1000 })
    expect(x2).toContain('w=3000&h=1500')
  })

  test('without a size there is one picture for every screen', () => {
    expect(imagePair(base, 'demo/house/1/0', {}).srcSet).toBe('/services/images/own/demo/house/1/0?format=avif 1x')
  })
})

test('whatever is asked for can be read back from the address', () => {
  const edge = fc.integer({ min: 1, max: maxImageEdge })
  const options = fc.record({
    format: fc.constantFrom(...imageFormats),
    fit: fc.constantFrom(...imageFits),
    focus: fc.constantFrom(...imageFocuses),
    width: edge,
    height: edge,
    version: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
  })
  const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '.' && text !== '..')
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), options, (segments, asked) => {
      const source = segments.join('/')
      fc.pre(!source.startsWith('/') && !isServedAsIs(source) && !/^https?:/i.test(source))
      const url = new URL(imageUrl(base, source, asked), 'http://site.example')
      expect(decodeURIComponent(url.pathname)).toBe(`${base}/${source}`)
      expect(Object.fromEntries(url.searchParams)).toEqual({
        format: asked.format,
        fit: asked.fit,
        f: asked.focus,
        w: String(asked.width),
        h: String(asked.height),
        v: asked.version,
      })
    }),
  )
})
